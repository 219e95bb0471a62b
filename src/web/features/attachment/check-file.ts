// Whether a chosen file can be an attachment, as far as a browser can tell; the server looks at its content.
import { BUSINESS } from '../../../shared/business-constants.ts'
import type { Lang } from '../../../shared/lang.ts'
import { textsOf } from '../../texts.ts'
import { bytesText } from '../file-size/bytes-text.ts'
import { sentence } from '../form/form-errors.ts'

export const ACCEPTED = '.jpg,.jpeg,.pdf,image/jpeg,application/pdf'

export type FileFault = 'empty' | 'tooBig' | 'type'

/** An attachment is a JPEG or a PDF, not empty and smaller than 10 MB. Null: nothing is wrong. */
export function fileFault(file: { name: string; size: number; type: string }): FileFault | null {
  if (!isAccepted(file)) return 'type'
  if (file.size === 0) return 'empty'
  return file.size >= BUSINESS.attachmentMaxBytes ? 'tooBig' : null
}

/** The sentence for the field; null: nothing is wrong. */
export function fileFaultText(file: File, label: string, lang: Lang): string | null {
  const fault = fileFault(file)
  if (!fault) return null
  const { faults } = textsOf(lang, 'form').attachment
  const most = bytesText(BUSINESS.attachmentMaxBytes, lang)
  const size = bytesText(file.size, lang)
  return sentence(label, fault === 'tooBig' ? faults.tooBig(size, most) : faults[fault], lang)
}

/** Browsers of telephones may name no type; then the ending decides. */
function isAccepted({ name, type }: { name: string; type: string }): boolean {
  const ending = /\.(jpe?g|pdf)$/i.exec(name)?.[1]?.toLowerCase()
  if (!ending) return false
  if (type === '') return true
  return type === (ending === 'pdf' ? 'application/pdf' : 'image/jpeg')
}
