// Escapes and cleans text for the HTML of a mail.

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes markup; for text and for attributes in double quotes. */
export function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '')
}

/** Untrusted text without characters that mail cannot show. */
export function plainWords(text: string): string {
  return (
    withoutDirection(text)
      .toWellFormed()
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- control characters are what is removed
      .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
  )
}

/** Removes text direction marks, which can make one name look like another. */
export function withoutDirection(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}
