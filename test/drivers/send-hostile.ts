// Sends hostile files one by one with a valid form: which were rejected, which were stored, and what was stored
// of those.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sendFeedbackRoute } from '../../src/contract/contact.ts'
import { ATTACHMENT, ReceivedUpload } from '../../src/contract/upload.ts'
import { AppError } from '../../src/server/platform/errors.ts'
import { checkUpload } from '../../src/server/platform/uploads/check-upload.ts'
import { cleanUploadName } from '../../src/server/platform/uploads/upload-names.ts'
import { grantSecurityCode } from '../support/security-code.ts'
import type { TestApp } from '../support/test-app.ts'
import { sendForm } from '../support/forms.ts'
import { CANARY, hostileFiles } from '../support/hostile-files.ts'
import { feedbackForm } from '../support/open-case.ts'

export interface HostileOutcome {
  sent: number
  rejected: number
  /** Stored, but re-encoded or under a harmless name. */
  neutralised: number
  /** Files that were stored unchanged, or that caused a server error. */
  through: string[]
  /** The longest time for one file, in ms. */
  slowest: { what: string; ms: number }
}

const SAFE_NAME = /^(?![.\s-]*$)[\p{L}\p{M}\p{N} _()+-]{1,101}\.(?:jpe?g|pdf)$/u

/** Sends every file, or each `every`-th. */
export async function sendHostileFiles(shop: TestApp, every = 1): Promise<HostileOutcome> {
  const outcome = emptyOutcome()
  for (const [index, { what, file }] of (await hostileFiles()).entries()) {
    if (index % every !== 0) continue
    outcome.sent += 1
    const fields = { ...feedbackForm(), ...(await grantSecurityCode(shop)) }
    const began = performance.now()
    const { response, code, result } = await sendForm(shop, sendFeedbackRoute, {
      fields,
      files: [file],
    })
    addTime(outcome, what, performance.now() - began)
    if (response.statusCode === 400 || response.statusCode === 413) outcome.rejected += 1
    else if (code === 422 && isAboutFile(result)) outcome.rejected += 1
    else if (code === 200 && (await isStoredHarmless(shop, String(result.caseNo))))
      outcome.neutralised += 1
    else outcome.through.push(`${what}: ${response.statusCode} ${code} ${JSON.stringify(result)}`)
  }
  return outcome
}

function isAboutFile({ errors }: Record<string, unknown>): boolean {
  return (errors as { field: string }[]).every(({ field }) => field === 'attachment')
}

/** Whether the file stored with its case is harmless. */
async function isStoredHarmless(shop: TestApp, caseNo: string): Promise<boolean> {
  const row = await shop.db
    .selectFrom('received_file')
    .where('case_no', '=', caseNo)
    .select(['hash', 'file_name', 'media_type'])
    .executeTakeFirst()
  // The case has no file.
  if (!row) return true
  const parts: Buffer[] = []
  for await (const part of await shop.files.subfolder('received').read(row.hash)) {
    parts.push(part as Buffer)
  }
  return isHarmless(Buffer.concat(parts), row.file_name, row.media_type)
}

/** A re-encoded picture or the plain document, under a name without special characters. */
function isHarmless(body: Buffer, fileName: string, mediaType: string): boolean {
  const text = body.toString('latin1')
  const isOurs = text.startsWith(mediaType === 'image/jpeg' ? '\u00ff\u00d8\u00ff' : '%PDF-')
  // oxlint-disable-next-line no-control-regex
  const isClean = !text.includes(CANARY) && !/<script|<\?php|PK\x03\x04|JavaScript/.test(text)
  return isOurs && isClean && SAFE_NAME.test(fileName)
}

/** Checks the same files without sending the form: a fast pass over all of them. */
export async function checkHostileFiles(folder: string): Promise<HostileOutcome> {
  const outcome = emptyOutcome()
  for (const { what, file } of await hostileFiles()) {
    // Files that are too large are rejected before they are inspected.
    if (file.body.length > ATTACHMENT.maxBytes) continue
    outcome.sent += 1
    const path = join(folder, 'checked')
    await writeFile(path, file.body)
    const sent = { declaredType: file.type, bytes: file.body.length, path }
    const upload = new ReceivedUpload({ ...sent, fileName: cleanUploadName(file.name) })
    const began = performance.now()
    try {
      const { fileName, mediaType } = await checkUpload(upload, '')
      if (isHarmless(await readFile(path), fileName, mediaType)) outcome.neutralised += 1
      else outcome.through.push(what)
    } catch (error) {
      if (error instanceof AppError && error.code === 422) outcome.rejected += 1
      else outcome.through.push(`${what}: ${String(error)}`)
    }
    addTime(outcome, what, performance.now() - began)
  }
  return outcome
}

function emptyOutcome(): HostileOutcome {
  return { sent: 0, rejected: 0, neutralised: 0, through: [], slowest: { what: '', ms: 0 } }
}

function addTime(outcome: HostileOutcome, what: string, ms: number): void {
  if (ms > outcome.slowest.ms) outcome.slowest = { what, ms }
}
