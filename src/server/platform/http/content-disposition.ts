// The Content-Disposition header, for file names in any script.

/** RFC 6266: an ASCII name for old clients, and the full name by RFC 5987 where they differ. */
export function contentDisposition(fileName: string): string {
  const safe = safeFileName(fileName)
  const plain = safe.replace(/[^\x20-\x7e]+/g, '_').replaceAll('%', '_')
  if (plain === safe) return `attachment; filename="${safe}"`
  const whole = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/** Removes path separators, header delimiters and anything that is not a valid name on some system. */
export function safeFileName(name: string): string {
  const text = name
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g, '')
    .replace(/[\\/:*?"<>|;]+/g, '-')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
  return text || 'file'
}
