// The one helper for words inside a mail's HTML.
import { escapeMarkup } from '../../../shared/escape-markup.ts'

/** Escapes markup; for text and for attributes in double quotes. */
export function htmlText(text: string): string {
  return escapeMarkup(text, '&#39;')
}

/** Words of strangers without what mail cannot show. */
export function plainWords(text: string): string {
  return (
    withoutDirection(text)
      .toWellFormed()
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- control characters are what is removed
      .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
  )
}

/** Without the marks that turn the direction of reading: with them a name can look like another. */
export function withoutDirection(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}
