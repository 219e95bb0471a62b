// The name of a file that somebody sent: what of it can be kept, and which kind it claims to be.

export type UploadKind = 'jpeg' | 'pdf'

const LONGEST = 100

/** Names that are devices on Windows, whatever their ending. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=\.|$)/i

/**
 * The last part of a path, in composed form, of letters, digits and a few signs, with one ending: what is
 * left may be shown, written into a header or saved on any system. '' when nothing was left.
 */
export function cleanUploadName(sent: string): string {
  const last =
    sent
      .toWellFormed()
      .normalize('NFKC')
      .split(/[\\/:]/)
      .at(-1) ?? ''
  const visible = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').replace(/\p{Zs}+/gu, ' ')
  const signs = visible.replace(/[^\p{L}\p{M}\p{N} ._()+-]/gu, '_').replace(/^[. ]+|[. ]+$/g, '')
  const dot = signs.lastIndexOf('.')
  const stem = (dot < 0 ? signs : signs.slice(0, dot)).replaceAll('.', '_').trim()
  const ending = dot < 0 ? '' : signs.slice(dot + 1)
  const named = RESERVED.test(stem) ? `_${stem}` : stem
  const cut = [...named].slice(0, LONGEST).join('')
  return ending ? `${cut || 'file'}.${[...ending].slice(0, 10).join('')}` : cut
}

/** By its ending; null for every other. */
export function kindByName(name: string): UploadKind | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (ending === 'jpg' || ending === 'jpeg') return 'jpeg'
  return ending === 'pdf' ? 'pdf' : null
}

/** By the type that came with it; null for every other. */
export function kindByType(mediaType: string): UploadKind | null {
  const [type = ''] = mediaType.toLowerCase().split(';')
  if (['image/jpeg', 'image/jpg', 'image/pjpeg'].includes(type.trim())) return 'jpeg'
  return ['application/pdf', 'application/x-pdf'].includes(type.trim()) ? 'pdf' : null
}

export const MEDIA_TYPES: Record<UploadKind, string> = {
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
}
