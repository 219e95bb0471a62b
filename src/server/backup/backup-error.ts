// The reason why a backup or a restore stopped, in one sentence for the operator.

/** Shown without a stack: the message says what is wrong and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** There was no room for the check of a backup, which says nothing about the backup itself. */
export class NoRoomError extends BackupError {
  override name = 'NoRoomError'
}
