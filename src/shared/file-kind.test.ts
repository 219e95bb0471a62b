// Tests recognising the kind of a file by its name.
import { expect, test } from 'vitest'
import { type FileKind, fileEnding, fileKind, mediaTypeOf } from './file-kind.ts'

// Every extension that has a kind.
const LIST: Record<Exclude<FileKind, 'unknown'>, string> = {
  image: 'png jpg jpeg bmp gif',
  text: 'txt',
  spreadsheet: 'xls xlsx',
  document: 'doc docx',
  pdf: 'pdf',
  presentation: 'ppt pptx',
  video: 'mp4 m2v mkv rmvb wmv avi flv mov m4v',
  audio: 'mp3 wav',
  archive: 'rar zip cab arj lzh ace 7z 7-zip tar gz gzip uue bz2 jar iso z',
}

test.each(Object.entries(LIST))(
  'files of the kind %s are known by their endings',
  (kind, endings) => {
    for (const ending of endings.split(' ')) {
      expect(fileKind(`Leaflet 2026.${ending}`), ending).toBe(kind)
      expect(fileKind(`LEAFLET.${ending.toUpperCase()}`), ending).toBe(kind)
    }
  },
)

test.each(['', 'leaflet', '.pdf', 'a.pdf.exe', 'a.html', 'a.svg', 'a.pdf ', 'a.', 'pdf', 'x/.mp4'])(
  'the kind of %j is unknown',
  (name) => expect(fileKind(name)).toBe('unknown'),
)

test('the last ending counts, and folders do not', () => {
  expect(fileKind('a.exe.pdf')).toBe('pdf')
  expect(fileKind('folder.pdf/file')).toBe('unknown')
  expect(fileEnding('C:\\x.y\\Catalogue.XLSX')).toBe('xlsx')
})

test('a file is sent with the media type of its ending', () => {
  expect(mediaTypeOf('a.MP4')).toBe('video/mp4')
  expect(mediaTypeOf('a.unknown')).toBe('application/octet-stream')
})
