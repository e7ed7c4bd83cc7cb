-- A kill in the midst of a message was counted as if the message had broken. What never broke begins anew.
update inbox set attempts = 0 where state = 'WAITING' and cause = '';
