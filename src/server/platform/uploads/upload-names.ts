// Cleans the name of an uploaded file and determines the type it claims.

export type UploadKind = 'jpeg' | 'pdf'

const LONGEST_NAME = 100

/** Device names on Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=\.|$)/i

/**
 * The last path segment in composed form, with letters, digits, a few other characters and one extension; safe
 * to display, to put into a header and to save on any system. '' when nothing remains.
 */
export function cleanUploadName(sent: string): string {
  const last =
    sent
      .toWellFormed()
      .normalize('NFKC')
      .split(/[\\/:]/)
      .at(-1) ?? ''
  const visible = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').replace(/\p{Zs}+/gu, ' ')
  const plain = visible.replace(/[^\p{L}\p{M}\p{N} ._()+-]/gu, '_').replace(/^[. ]+|[. ]+$/g, '')
  const dot = plain.lastIndexOf('.')
  const stem = (dot < 0 ? plain : plain.slice(0, dot)).replaceAll('.', '_').trim()
  const ending = dot < 0 ? '' : plain.slice(dot + 1)
  const safeStem = RESERVED.test(stem) ? `_${stem}` : stem
  const shortStem = [...safeStem].slice(0, LONGEST_NAME).join('')
  return ending ? `${shortStem || 'file'}.${[...ending].slice(0, 10).join('')}` : shortStem
}

/** By its extension; null for any other. */
export function kindByName(name: string): UploadKind | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (ending === 'jpg' || ending === 'jpeg') return 'jpeg'
  return ending === 'pdf' ? 'pdf' : null
}

/** By the declared media type; null for any other. */
export function kindByType(mediaType: string): UploadKind | null {
  const [type = ''] = mediaType.toLowerCase().split(';')
  if (['image/jpeg', 'image/jpg', 'image/pjpeg'].includes(type.trim())) return 'jpeg'
  return ['application/pdf', 'application/x-pdf'].includes(type.trim()) ? 'pdf' : null
}

export const MEDIA_TYPES: Record<UploadKind, string> = {
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
}
