"""A plain mail client signs five people up and plays the first phase.

Nothing of the project is used here: smtplib, imaplib and email stand for any mail program there is.

    python3 plain_client.py SMTP_PORT IMAP_PORT

Exits non-zero, with what was expected, on any surprise.
"""

import email
import email.policy
import email.utils
import imaplib
import re
import smtplib
import sys
import time
from email.message import EmailMessage

HOST = "127.0.0.1"
MODERATOR = "depesche@localhost"
PATIENCE = 60  # seconds, for a machine that is busy with something else


def text(mail):
    """The plain part, on one line."""
    return " ".join(mail.get_body(("plain",)).get_content().split())


def expect(truth, what):
    if not truth:
        sys.exit(f"expected {what}")


class Person:
    """Somebody with a mailbox, who answers mails with the reply button."""

    def __init__(self, name, smtp_port, imap_port):
        self.address = f"{name}@localhost"
        self.smtp_port = smtp_port
        self.imap_port = imap_port

    def write(self, body, answers=None):
        """Sends a letter and returns its id."""
        letter = EmailMessage()
        letter["From"] = self.address
        letter["To"] = answers["Reply-To"] if answers else MODERATOR
        letter["Subject"] = f"Re: {answers['Subject']}" if answers else "A letter"
        letter["Date"] = email.utils.formatdate()
        letter["Message-ID"] = email.utils.make_msgid(domain="localhost")
        if answers:
            letter["In-Reply-To"] = answers["Message-ID"]
            letter["References"] = answers["Message-ID"]
        letter.set_content(body)
        with smtplib.SMTP(HOST, self.smtp_port, timeout=PATIENCE) as post:
            expect(not post.send_message(letter), f"the letter of {self.address} to be taken")
        return letter["Message-ID"]

    def mails(self):
        with imaplib.IMAP4(HOST, self.imap_port, timeout=PATIENCE) as box:
            box.login(self.address, "any")
            box.select("INBOX", readonly=True)
            numbers = box.search(None, "ALL")[1][0].split()
            raw = [box.fetch(number, "(BODY.PEEK[])")[1][0][1] for number in numbers]
        return [email.message_from_bytes(one, policy=email.policy.default) for one in raw]

    def find(self, what, kind):
        """The only mail of this kind, once it is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = [mail for mail in self.mails() if kind(mail)]
            expect(len(found) <= 1, f"one mail with {what} for {self.address}, not {len(found)}")
            if found:
                return found[0]
            time.sleep(0.1)
        sys.exit(f"{self.address} waited in vain for {what}")

    def answer(self, letter):
        return self.find(f"the answer to {letter}", lambda m: m["In-Reply-To"] == letter)

    def ask(self, body, answers=None):
        reply = self.answer(self.write(body, answers))
        print(f"{self.address}: {body.splitlines()[0]} -> {reply['Subject']}")
        return reply


def orders(report):
    """A hold for every unit the report asks orders for."""
    asked = re.search(r"orders for ([^.]*)", text(report))
    units = re.findall(r"A [A-Z]{3}", asked.group(1) if asked else "")
    expect(len(units) == 3, "orders wanted for three units")
    return [f"{unit} H" for unit in units]


def begun(mail):
    return mail["Subject"].startswith("[bismarck S1865M] The game begins")


def judged(mail):
    return mail["Subject"].startswith("[bismarck F1865M]") and mail["In-Reply-To"] is None


def first(person, body):
    """What a letter brings from somebody who has to say first that it is theirs."""
    question = person.ask(body)
    expect("YES" in question["Subject"], "to be asked whose letter it is")
    return person.ask("Yes", question)


def main():
    ports = [int(word) for word in sys.argv[1:3]]
    master = Person("master", *ports)
    players = [Person(name, *ports) for name in ("anna", "bert", "cora", "dirk", "emma")]

    expect("has been created" in text(first(master, "CREATE bismarck blood-and-iron")), "a game")
    for player in players:
        welcome = first(player, f"JOIN bismarck NAME {player.address[:4].capitalize()}mark")
        expect("Your password is" in text(welcome), "a welcome with a password")
    expect("has begun" in text(master.ask("START bismarck")), "the beginning")

    for player in players:
        report = player.find("the opening", begun)
        pictures = [part for part in report.walk() if part.get_content_type() == "image/png"]
        expect(pictures and pictures[0].get_content().startswith(b"\x89PNG"), "a map picture")
        mine = orders(report)
        receipt = text(player.ask("\n".join(mine[:2]), report))
        expect("has no order" in receipt, "to hear that one order is missing")
        wrong = text(player.ask(f"{mine[2][:5]} - Atlantis\n", report))
        expect("Atlantis" in wrong and "NOT ACCEPTED" in wrong, "Atlantis to be refused")
        expect(all(order in wrong for order in mine[:2]), "the first two orders still on file")
        last = text(player.ask(mine[2], report))
        expect(all(order in last for order in mine), "all three orders on file")

    for player in players:
        report = player.find("the first judged phase", judged)
        expect(all(order in text(report) for order in orders(report)), "every unit held")
        print(f"{player.address}: {report['Subject']}")
    print("five people signed up and played Spring 1865")


main()
