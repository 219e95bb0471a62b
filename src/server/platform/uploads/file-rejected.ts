// The error for a rejected file: the form field, and the reason in the sender's language.
import { type AppError, invalid } from '../errors.ts'

export type FileReason =
  | 'fileTooLarge'
  | 'fileEmpty'
  | 'fileKind'
  | 'fileContent'
  | 'filePixels'
  | 'fileActive'
  | 'fileProtected'
  | 'fileHarmful'
  | 'fileUnchecked'
  | 'filesFull'

export function fileRejected(reason: FileReason, field = 'attachment'): AppError {
  return invalid(field, reason)
}
