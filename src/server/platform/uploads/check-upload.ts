// Validates an uploaded file before it is stored: scanned, re-encoded, or rejected.
import { open } from 'node:fs/promises'
import type { ReceivedUpload } from '../../../contract/upload.ts'
import { checkPdf } from './check-pdf.ts'
import { rewriteJpeg } from './check-jpeg.ts'
import { fileRejected } from './file-rejected.ts'
import { scanFile, type ScanOutcome } from './scan-file.ts'
import { kindByName, kindByType, MEDIA_TYPES, type UploadKind } from './upload-names.ts'

/** A file that may be stored: `path` is in the scratch folder of the store and is removed with the request. */
export interface CheckedFile {
  path: string
  fileName: string
  mediaType: string
  scan: ScanOutcome
}

/**
 * Accepts jpeg, jpg or pdf, checked by extension, declared type and content. A picture is re-encoded, and the
 * result replaces the upload. Errors: 422 with the reason, 429 the queue is full.
 */
export async function checkUpload(
  upload: ReceivedUpload,
  scanCommand: string,
): Promise<CheckedFile> {
  const { fileName, declaredType } = upload
  if (upload.bytes === 0) throw fileRejected('fileEmpty')
  const kind = kindByName(fileName)
  if (kind === null || kindByType(declaredType) !== kind) throw fileRejected('fileKind')
  if ((await kindByContent(upload.path)) !== kind) throw fileRejected('fileContent')
  const { path } = upload
  if (kind === 'pdf') await checkPdf(path)
  else await rewriteJpeg(path)
  const scan = await scanFile(scanCommand, path)
  if (scan === 'infected') throw fileRejected('fileHarmful')
  if (scan === 'failed') throw fileRejected('fileUnchecked')
  return { path, fileName, mediaType: MEDIA_TYPES[kind], scan }
}

/** By the signature, which must be at offset 0. */
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
