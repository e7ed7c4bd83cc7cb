package depesche.bot.archive;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/// What is wrong with a file, in words: the name of an exception says nothing to people.
final class FileFailure {

  private FileFailure() {}

  static String words(Throwable failure) {
    return switch (failure) {
      case AccessDeniedException _ -> "it is not allowed";
      case NoSuchFileException _ -> "something on the way is not there";
      case FileAlreadyExistsException _, NotDirectoryException _ -> "a file is in the way";
      case FileSystemException system when system.getReason() != null -> system.getReason();
      default -> "the disk or the file system refuses it";
    };
  }
}
