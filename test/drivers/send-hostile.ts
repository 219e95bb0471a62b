// Sends one hostile file after another with a good form: which were refused, which were kept, and what of those.
import { sendFeedbackRoute } from '../../src/contract/contact.ts'
import { grantSecurityCode } from '../harness/security-code.ts'
import type { TestApp } from '../harness/test-app.ts'
import { sendForm } from './forms.ts'
import { CANARY, hostileFiles } from './hostile-files.ts'
import { feedbackForm } from './open-case.ts'

export interface HostileOutcome {
  sent: number
  refused: number
  /** Kept, but written anew or under a harmless name. */
  neutralised: number
  /** What came through as it was, or was answered by a failure. */
  through: string[]
  /** The longest that one of them took, in ms. */
  slowest: { what: string; ms: number }
}

const SAFE_NAME = /^(?![.\s-]*$)[\p{L}\p{M}\p{N} _()+-]{1,101}\.(?:jpe?g|pdf)$/u

export async function sendHostileFiles(shop: TestApp): Promise<HostileOutcome> {
  const outcome: HostileOutcome = {
    sent: 0,
    refused: 0,
    neutralised: 0,
    through: [],
    slowest: { what: '', ms: 0 },
  }
  for (const { what, file } of await hostileFiles()) {
    outcome.sent += 1
    const fields = { ...feedbackForm(), ...(await grantSecurityCode(shop)) }
    const began = performance.now()
    const { response, code, result } = await sendForm(shop, sendFeedbackRoute, {
      fields,
      files: [file],
    })
    const ms = performance.now() - began
    if (ms > outcome.slowest.ms) outcome.slowest = { what, ms }
    if (response.statusCode === 400 || response.statusCode === 413) outcome.refused += 1
    else if (code === 422 && isAboutFile(result)) outcome.refused += 1
    else if (code === 200 && (await isHarmless(shop, String(result.caseNo))))
      outcome.neutralised += 1
    else outcome.through.push(`${what}: ${response.statusCode} ${code} ${JSON.stringify(result)}`)
  }
  return outcome
}

function isAboutFile({ errors }: Record<string, unknown>): boolean {
  return (errors as { field: string }[]).every(({ field }) => field === 'attachment')
}

/** A picture of our own making or the plain paper, under a name that is nothing but a name. */
async function isHarmless(shop: TestApp, caseNo: string): Promise<boolean> {
  const row = await shop.db
    .selectFrom('received_file')
    .where('case_no', '=', caseNo)
    .select(['hash', 'file_name', 'media_type'])
    .executeTakeFirst()
  // Nobody chose a file.
  if (!row) return true
  const parts: Buffer[] = []
  for await (const part of await shop.files.apart('received').read(row.hash)) {
    parts.push(part as Buffer)
  }
  const text = Buffer.concat(parts).toString('latin1')
  const isOurs = row.media_type === 'image/jpeg' ? text.startsWith('\u00ff\u00d8\u00ff') : true
  const isClean = !text.includes(CANARY) && !/<script|<\?php|PK\u0003\u0004|JavaScript/.test(text)
  return isOurs && isClean && SAFE_NAME.test(row.file_name)
}
