// The reason why a backup or a restore stopped, in one sentence for the operator.

/** Shown without a stack: the message says what is wrong and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
