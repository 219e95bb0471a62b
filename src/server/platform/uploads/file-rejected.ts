// The error for a rejected file: the form field, and the reason, for which the response has a sentence.
import { type AppError, invalid } from '../errors.ts'

/**
 * 'fileKind': neither JPEG nor PDF by its name or declared type; 'fileContent': damaged, or of another type than its
 * name; 'filePixels': a JPEG with too many pixels; 'fileActive': a PDF with scripts, attachments or actions; 'fileProtected': an encrypted PDF; 'fileHarmful': the
 * scanner found it infected; 'fileUnchecked': it could not be checked; 'filesFull': the quota of all uploads is used up.
 */
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
