// Accepts an uploaded PDF unchanged, or rejects it if it could do anything besides being read and printed.
import { createSemaphore } from '../limits/semaphore.ts'
import { namePattern, NAME_END } from './pdf-names.ts'
import { checkOpenActions, openActionObjects } from './pdf-open-action.ts'
import { objectStreams } from './pdf-streams.ts'
import { windowsOf, withPdfBytes } from './pdf-buffer.ts'
import { fileRejected } from './file-rejected.ts'

/** One at a time, because all share one buffer. */
const queue = createSemaphore({ permits: 1, waiting: 200, retryAfter: 10 })

/**
 * Errors: 422 not a complete PDF from first to last byte, encrypted, with scripts, attachments or actions, with
 * an embedded file of another type, or compressed in a way that prevents inspection; 429 the queue is full.
 */
export function checkPdf(path: string): Promise<void> {
  return queue.run(() =>
    withPdfBytes(path, async (pdf) => {
      rejectBroken(pdf)
      // The objects that define what the PDF does when it is opened (/OpenAction): it may only go to one of its pages.
      const openActions = new Set<string>()
      for await (const { bytes, text, isLast } of windowsOf(pdf)) {
        rejectOtherKinds(bytes, text)
        rejectActive(text)
        for (const name of openActionObjects(text, isLast)) openActions.add(name)
      }
      for await (const { text } of objectStreams(pdf)) {
        rejectActive(text)
        for (const name of openActionObjects(text, true)) openActions.add(name)
      }
      if (openActions.size > 0) await checkOpenActions(pdf, openActions)
    }),
  )
}

/**
 * Nothing before its header and nothing after its end, where another file could begin or end; and no end record of a
 * ZIP file, which is in its last 66 KB.
 */
function rejectBroken(pdf: Buffer): void {
  const isWhole =
    /^%PDF-(?:1\.[0-7]|2\.0)[\s%]/.test(pdf.toString('latin1', 0, 16)) &&
    /%%EOF[\s\0]*$/.test(pdf.toString('latin1', Math.max(0, pdf.length - 1024)))
  const hasParts = pdf.includes('startxref') && /\d\s+obj\b/.test(firstObject(pdf))
  const hasZipEnd = pdf.subarray(Math.max(0, pdf.length - 66_000)).includes('PK\u0005\u0006')
  if (!isWhole || !hasParts || hasZipEnd) throw fileRejected('fileContent')
}

function firstObject(pdf: Buffer): string {
  const at = pdf.indexOf(' obj')
  return at < 0 ? '' : pdf.toString('latin1', Math.max(0, at - 20), at + 8)
}

const ACTIVE = new RegExp(
  `/(?:${[
    'JavaScript',
    'Launch',
    'EmbeddedFile',
    'EmbeddedFiles',
    'RichMedia',
    'RichMediaContent',
    'RichMediaExecute',
    'XFA',
    'GoToE',
    'GoToR',
    'ImportData',
    'SubmitForm',
    'Rendition',
    'Movie',
    'Collection',
  ]
    .map(namePattern)
    .join('|')})${NAME_END}`,
)
const PROTECTED = new RegExp(`/${namePattern('Encrypt')}${NAME_END}`)
/** Obsolete filters, and filters that hide their content. */
const HIDING = new RegExp(
  `/(?:${['ASCIIHexDecode', 'AHx', 'RunLengthDecode', 'LZWDecode', 'Crypt'].map(namePattern).join('|')})${NAME_END}`,
)

function rejectActive(text: string): void {
  if (PROTECTED.test(text)) throw fileRejected('fileProtected')
  if (ACTIVE.test(text)) throw fileRejected('fileActive')
  if (HIDING.test(text)) throw fileRejected('fileUnchecked')
}

const MARKUP =
  /<!doctype\s+html|<html[\s>]|<script[\s>/]|<iframe[\s>]|<svg\s[^>]{0,200}xmlns|<\?php\s/i

/**
 * An embedded file of another type is harmless to PDF readers, but not to programs that open it as that type.
 */
function rejectOtherKinds(pdf: Buffer, text: string): void {
  const hasOther =
    MARKUP.test(text) ||
    hasZipEntry(pdf) ||
    SIGNATURES.some((signature) => text.includes(signature)) ||
    hasProgram(pdf)
  if (hasOther) throw fileRejected('fileContent')
}

/** Archives (RAR, 7z), files of old office programs (OLE), and programs of DOS, Windows and Linux (ELF). */
const SIGNATURES = [
  'Rar!\u001a\u0007',
  "7z\u00bc\u00af'\u001c",
  '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  'This program cannot be run in DOS mode',
  '\u007fELF\u0001\u0001\u0001',
  '\u007fELF\u0002\u0001\u0001',
  '\u007fELF\u0001\u0002\u0001',
  '\u007fELF\u0002\u0002\u0001',
]

/**
 * The four-byte signature occurs by chance in compressed data; a plausible entry header does not: a version of ZIP up
 * to 6.3, a known compression method, and a name of usual length.
 */
function hasZipEntry(pdf: Buffer): boolean {
  for (
    let at = pdf.indexOf('PK\u0003\u0004');
    at >= 0;
    at = pdf.indexOf('PK\u0003\u0004', at + 4)
  ) {
    if (at + 30 > pdf.length) return false
    const isEntry =
      pdf.readUInt16LE(at + 4) <= 63 &&
      [0, 8, 9, 12, 14, 93, 95, 99].includes(pdf.readUInt16LE(at + 8)) &&
      pdf.readUInt16LE(at + 26) <= 1024
    if (isEntry) return true
  }
  return false
}

/**
 * A Windows program: 'MZ' and, at the offset it states, 'PE', which no linker places beyond the window's
 * overlap.
 */
function hasProgram(pdf: Buffer): boolean {
  for (let at = pdf.indexOf('MZ'); at >= 0; at = pdf.indexOf('MZ', at + 2)) {
    if (at + 64 > pdf.length) return false
    const head = at + pdf.readUInt32LE(at + 60)
    if (pdf.toString('latin1', head, head + 4) === 'PE\0\0') return true
  }
  return false
}
