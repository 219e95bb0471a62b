// The kind and the media type of a file by its name.

export type FileKind =
  | 'image'
  | 'text'
  | 'spreadsheet'
  | 'document'
  | 'pdf'
  | 'presentation'
  | 'video'
  | 'audio'
  | 'archive'
  | 'unknown'

/** Judges by the last extension, ignoring case. `unknown` is not accepted as a file of the shop. */
export function fileKind(name: string): FileKind {
  const ending = fileEnding(name)
  for (const [kind, endings] of KINDS) if (endings.has(ending)) return kind
  return 'unknown'
}

/** 'Leaflet.PDF' -> 'pdf'; '' without an extension. A name such as '.pdf' has none. */
export function fileEnding(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const at = last.lastIndexOf('.')
  return at > 0 ? last.slice(at + 1).toLowerCase() : ''
}

/** The media type for sending a file of this name. */
export function mediaTypeOf(name: string): string {
  return MEDIA_TYPES[fileEnding(name)] ?? 'application/octet-stream'
}

/** Each ending has one kind; wmv, which may hold sound only, counts as video. */
const KINDS: readonly [FileKind, ReadonlySet<string>][] = [
  ['image', setOf('png jpg jpeg bmp gif')],
  ['text', setOf('txt')],
  ['spreadsheet', setOf('xls xlsx')],
  ['document', setOf('doc docx')],
  ['pdf', setOf('pdf')],
  ['presentation', setOf('ppt pptx')],
  ['video', setOf('mp4 m2v mkv rmvb wmv avi flv mov m4v')],
  ['audio', setOf('mp3 wav')],
  ['archive', setOf('rar zip cab arj lzh ace 7z 7-zip tar gz gzip uue bz2 jar iso z')],
]

const MEDIA_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  bmp: 'image/bmp',
  gif: 'image/gif',
  txt: 'text/plain; charset=utf-8',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  mkv: 'video/x-matroska',
  wmv: 'video/x-ms-wmv',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  zip: 'application/zip',
  gz: 'application/gzip',
  gzip: 'application/gzip',
}

function setOf(endings: string): ReadonlySet<string> {
  return new Set(endings.split(' '))
}
