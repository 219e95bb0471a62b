// Escapes text for XML.
import { escapeMarkup } from '../../../shared/escape-markup.ts'

/** Escapes markup and drops characters that XML 1.0 does not allow. */
export function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what XML cannot hold
  const printable = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  return escapeMarkup(printable, '&apos;')
}
