// Generates files that must be rejected or neutralised: other file types under allowed names, and tricks in
// names, pictures and PDFs.
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { BUSINESS } from '../../src/shared/business-constants.ts'
import type { FormFile } from './forms.ts'
import { hostilePdfs } from './hostile-pdfs.ts'
import { photo, plainPdf } from './sample-files.ts'

export interface HostileFile {
  /** What is wrong with the file, in a few words. */
  what: string
  file: FormFile
}

/** Marks everything that must not be stored. */
export const CANARY = 'hostile-canary'

const JPEG = { name: 'photo.jpg', type: 'image/jpeg' }
const PDF = { name: 'paper.pdf', type: 'application/pdf' }

export async function hostileFiles(): Promise<HostileFile[]> {
  const valid = { jpeg: await photo(), pdf: plainPdf() }
  return [
    ...otherKinds(valid),
    ...wrongClaims(valid),
    ...names(valid),
    ...(await pictures(valid.jpeg)),
    ...hostilePdfs().map(({ what, body }) => ({ what: `pdf: ${what}`, file: { ...PDF, body } })),
    ...sizes(),
  ]
}

/** Other file types, each sent as a picture and as a document. */
function otherKinds(valid: { jpeg: Buffer; pdf: Buffer }): HostileFile[] {
  return Object.entries(OTHER_KINDS).flatMap(([kind, head]) => {
    const body = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(`${CANARY}\n`.repeat(40))])
    return [
      { what: `${kind} as jpg`, file: { ...JPEG, body } },
      { what: `${kind} as pdf`, file: { ...PDF, body } },
      {
        what: `${kind} before a picture`,
        file: { ...JPEG, body: Buffer.concat([body, valid.jpeg]) },
      },
    ]
  })
}

/** The first bytes of a file of each type. */
const OTHER_KINDS: Record<string, string> = {
  'an SVG': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">',
  'an HTML page': '<!doctype html><script>alert(1)</script>',
  'an HTML page with a byte order mark': '\u00ef\u00bb\u00bf<html><body onload=alert(1)>',
  'an HTML page after blanks': '\n\n   <html>',
  XML: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  PHP: '<?php system($_GET["c"]); ?>',
  'a shell script': '#!/bin/sh\nid\n',
  JavaScript: 'alert(document.cookie)//',
  'a Windows program': 'MZ\u0090\u0000\u0003\u0000',
  'a Linux program': '\u007fELF\u0002\u0001\u0001\u0000',
  'a Mac program': '\u00cf\u00fa\u00ed\u00fe\u0007\u0000',
  'a Java class': '\u00ca\u00fe\u00ba\u00be\u0000\u0000\u00004',
  WebAssembly: '\u0000asm\u0001\u0000\u0000\u0000',
  'a zip': 'PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000',
  'an empty zip': 'PK\u0005\u0006' + '\u0000'.repeat(18),
  'a rar': 'Rar!\u001a\u0007\u0001\u0000',
  'a 7z': "7z\u00bc\u00af'\u001c\u0000\u0004",
  'a gzip': '\u001f\u008b\u0008\u0000',
  'an old office file': '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  RTF: '{\\rtf1\\ansi{\\object\\objocx}',
  'a GIF that is a script': 'GIF89a=1;alert(1);//',
  PNG: '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR',
  WebP: 'RIFF\u0024\u0000\u0000\u0000WEBPVP8 ',
  TIFF: 'II*\u0000\u0008\u0000\u0000\u0000',
  BMP: 'BM\u0036\u0000\u0000\u0000',
  HEIC: '\u0000\u0000\u0000\u0018ftypheic',
  MP4: '\u0000\u0000\u0000\u0018ftypmp42',
  PostScript: '%!PS-Adobe-3.0\n(%stdin) (r) file',
  'a Windows shortcut': 'L\u0000\u0000\u0000\u0001\u0014\u0002\u0000',
  text: 'just words, without the first bytes of any file type',
}

/** Valid files whose name or declared type is that of another type, or one that is not accepted. */
function wrongClaims({ jpeg, pdf }: { jpeg: Buffer; pdf: Buffer }): HostileFile[] {
  const claims: [string, string, Buffer][] = [
    ['paper.pdf', 'image/jpeg', pdf],
    ['photo.jpg', 'application/pdf', jpeg],
    ['photo.jpg', 'image/jpeg', pdf],
    ['paper.pdf', 'application/pdf', jpeg],
    ['photo.pdf', 'image/jpeg', jpeg],
    ['photo.jpg', 'text/html', jpeg],
    ['photo.jpg', 'image/svg+xml', jpeg],
    ['photo.jpg', 'application/octet-stream', jpeg],
    ['paper.pdf', 'text/plain', pdf],
    ['photo.png', 'image/jpeg', jpeg],
    ['photo.html', 'image/jpeg', jpeg],
    ['photo.svg', 'image/jpeg', jpeg],
    ['photo', 'image/jpeg', jpeg],
    ['photo.exe', 'application/pdf', pdf],
    ['paper.pdf.html', 'application/pdf', pdf],
    ['paper.jsp', 'application/pdf', pdf],
  ]
  return claims.map(([name, type, body]) => ({
    what: `${name} declared as ${type}`,
    file: { name, type, body },
  }))
}

/** The files themselves are valid; only their names must be neutralised. */
function names({ jpeg, pdf }: { jpeg: Buffer; pdf: Buffer }): HostileFile[] {
  const tricks = [
    '../../../../etc/cron.d/x.jpg',
    '..\\..\\..\\windows\\system32\\x.jpg',
    '/etc/passwd.jpg',
    'C:\\windows\\win.jpg',
    '..%2f..%2fx.jpg',
    '%2e%2e%2fx.jpg',
    '%00x.jpg',
    'x.php%00.jpg',
    'x\u0000.jpg',
    'x.jpg\u0000.php.jpg',
    'x\u202egpj.jpg',
    '\u2066x\u2069.jpg',
    '\u200bx\u200d.jpg',
    'x.php.jpg',
    'x.jpg.jpg',
    'x.asp;.jpg',
    'x.jpg::$DATA.jpg',
    'con.jpg',
    'NUL.pdf.jpg',
    'lpt9.jpg',
    '.htaccess.jpg',
    '....jpg',
    ' .jpg',
    '-rf.jpg',
    '--help.jpg',
    '$(id).jpg',
    '`id`.jpg',
    'x|id.jpg',
    'x&calc.jpg',
    '<img src=x onerror=alert(1)>.jpg',
    "';drop table received_file--.jpg",
    '=cmd|calc!A1.jpg',
    `${'x'.repeat(5_000)}.jpg`,
    `${'電'.repeat(300)}.jpg`,
    '\ud83d\udd0b\ufe0f.jpg',
    '\uff0e\uff0e\uff0f\uff0e\uff0e\uff0fx.jpg',
    'x\u2028y.jpg',
    '~x.jpg',
    'file:///etc/passwd.jpg',
    '\\\\host\\share\\x.jpg',
  ]
  return tricks.flatMap((name) => [
    { what: `named ${JSON.stringify(name.slice(0, 40))}`, file: { ...JPEG, name, body: jpeg } },
    ...(name.length < 12
      ? [
          {
            what: `PDF named ${JSON.stringify(name)}`,
            file: { ...PDF, name: name.replace(/jpg$/, 'pdf'), body: pdf },
          },
        ]
      : []),
  ])
}

/**
 * JPEGs are changed at their markers: ff c0 begins the frame, with the height five bytes further and the width seven;
 * ff da begins the image data, ff fe a comment, ff e1 Exif.
 */
async function pictures(valid: Buffer): Promise<HostileFile[]> {
  const oversized = Buffer.from(valid)
  const frame = oversized.indexOf(Buffer.from([0xff, 0xc0]))
  oversized.writeUInt16BE(65_500, frame + 5)
  oversized.writeUInt16BE(65_500, frame + 7)
  const withoutHeight = Buffer.from(oversized)
  withoutHeight.writeUInt16BE(0, frame + 5)
  const plain = {
    create: { width: 4_500, height: 4_500, channels: 3, background: '#123' },
  } as const
  const scan = valid.indexOf(Buffer.from([0xff, 0xda])) + 14
  const noise = Buffer.from(valid).fill(0x5a, scan, valid.length - 2)
  const script = Buffer.from(`<?php ${CANARY} ?><script>${CANARY}</script>`)
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
  const made: Record<string, Buffer> = {
    'millions of pixels by its header': oversized,
    'no height by its header': withoutHeight,
    'a progressive JPEG of 20 megapixels': await sharp(plain)
      .jpeg({ progressive: true })
      .toBuffer(),
    'cut in half': valid.subarray(0, valid.length >> 1),
    'cut to its first twenty bytes': valid.subarray(0, 20),
    'its first three bytes alone': Buffer.from([0xff, 0xd8, 0xff]),
    'no end mark, but an HTML page': Buffer.concat([valid.subarray(0, -2), script]),
    'an HTML page after the picture': Buffer.concat([valid, script]),
    'a zip after the picture': Buffer.concat([
      valid,
      Buffer.from(`PK\u0003\u0004${CANARY}PK\u0005\u0006`, 'latin1'),
    ]),
    'a script as a comment': Buffer.concat([valid.subarray(0, 2), comment, valid.subarray(2)]),
    'a PDF after the picture': Buffer.concat([valid, Buffer.from(CANARY), plainPdf()]),
    'noise as image data': noise,
    'a byte before the picture': Buffer.concat([Buffer.from([0]), valid]),
    'Exif text': await sharp(valid)
      .withExif({ IFD0: { Copyright: `<script>${CANARY}</script>` } })
      .toBuffer(),
    'the place where it was taken': await sharp(valid)
      .withExif({ IFD0: { Make: CANARY }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer(),
    'a header that never ends': Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      Buffer.from([0xff, 0xe1, 0xff, 0xff]),
      Buffer.alloc(100_000, 0x41),
    ]),
    'ten thousand comments': Buffer.concat([
      valid.subarray(0, 2),
      ...Array.from({ length: 10_000 }, () => Buffer.from([0xff, 0xfe, 0, 3, 0x41])),
      valid.subarray(2),
    ]),
  }
  return Object.entries(made).map(([what, body]) => ({
    what: `picture: ${what}`,
    file: { ...JPEG, body },
  }))
}

/** Sizes around the limits: an attachment must be smaller than 10 MB and not empty. */
function sizes(): HostileFile[] {
  const limit = BUSINESS.attachmentMaxBytes
  return [
    { what: 'nothing at all', file: { ...PDF, body: Buffer.alloc(0) } },
    { what: 'one byte', file: { ...PDF, body: Buffer.from('%') } },
    { what: 'one byte over', file: { ...PDF, body: Buffer.alloc(limit, 0x20) } },
    { what: 'two bytes over', file: { ...PDF, body: Buffer.alloc(limit + 1, 0x20) } },
    { what: 'a megabyte over', file: { ...JPEG, body: Buffer.alloc(limit + 1_000_000, 0xff) } },
    { what: 'a bomb of zeros', file: { ...PDF, body: deflateSync(Buffer.alloc(50_000_000)) } },
  ]
}
