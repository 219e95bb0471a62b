// Client-side check of an attachment by name, size and type; the server inspects its content.
import { BUSINESS } from '../../../shared/business-constants.ts'
import type { Lang } from '../../../shared/lang.ts'
import { textsOf } from '../../texts.ts'
import { bytesText } from '../../format/bytes-text.ts'

export const ACCEPTED_TYPES = '.jpg,.jpeg,.pdf,image/jpeg,application/pdf'

export type FileProblem = 'empty' | 'tooBig' | 'type'

/** Attachments must be JPEG or PDF, not empty and smaller than 10 MB. Null: valid. */
export function findFileProblem(file: {
  name: string
  size: number
  type: string
}): FileProblem | null {
  if (!isAccepted(file)) return 'type'
  if (file.size === 0) return 'empty'
  return file.size >= BUSINESS.attachmentMaxBytes ? 'tooBig' : null
}

/** A whole sentence for the field; null: valid. */
export function fileProblemText(file: File, lang: Lang): string | null {
  const problem = findFileProblem(file)
  if (!problem) return null
  const { faults: texts } = textsOf(lang, 'form').attachment
  const max = bytesText(BUSINESS.attachmentMaxBytes)
  const size = bytesText(file.size)
  return problem === 'tooBig' ? texts.tooBig(size, max) : texts[problem]
}

/** Mobile browsers may report no type; the file extension then decides. */
function isAccepted({ name, type }: { name: string; type: string }): boolean {
  const ending = /\.(jpe?g|pdf)$/i.exec(name)?.[1]?.toLowerCase()
  if (!ending) return false
  if (type === '') return true
  return type === (ending === 'pdf' ? 'application/pdf' : 'image/jpeg')
}
