// What is done with a file that somebody sent before it is kept: looked through, written anew, or refused.
import { open } from 'node:fs/promises'
import type { ReceivedUpload } from '../../../contract/upload.ts'
import { judgePdf } from './judge-pdf.ts'
import { rewriteJpeg } from './judge-jpeg.ts'
import { refusedFile } from './refused-file.ts'
import { scanFile, type ScanOutcome } from './scan-file.ts'
import { kindByName, kindByType, MEDIA_TYPES, type UploadKind } from './upload-names.ts'

/** A file that may be kept: `path` lies in the scratch of the store and goes with the request. */
export interface JudgedFile {
  path: string
  fileName: string
  mediaType: string
  scan: ScanOutcome
}

/**
 * Takes jpeg, jpg or pdf, judged by ending, declared type and content alike. A picture is encoded again, and
 * the result replaces the file that came. Errors: 422 with the reason, 429 too many wait.
 */
export async function judgeUpload(
  upload: ReceivedUpload,
  scanCommand: string,
): Promise<JudgedFile> {
  const { fileName, declaredType } = upload
  if (upload.bytes === 0) throw refusedFile('fileEmpty')
  const kind = kindByName(fileName)
  if (kind === null || kindByType(declaredType) !== kind) throw refusedFile('fileKind')
  if ((await kindByContent(upload.path)) !== kind) throw refusedFile('fileContent')
  const { path } = upload
  if (kind === 'pdf') await judgePdf(path)
  else await rewriteJpeg(path)
  const scan = await scanFile(scanCommand, path)
  if (scan === 'infected') throw refusedFile('fileHarmful')
  if (scan === 'failed') throw refusedFile('fileUnchecked')
  return { path, fileName, mediaType: MEDIA_TYPES[kind], scan }
}

/** By the first bytes, which must be the very first. */
async function kindByContent(path: string): Promise<UploadKind | null> {
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(5)
    await file.read(head, 0, 5, 0)
    if (head.toString('latin1') === '%PDF-') return 'pdf'
    return head.readUIntBE(0, 3) === 0xffd8ff ? 'jpeg' : null
  } finally {
    await file.close()
  }
}
