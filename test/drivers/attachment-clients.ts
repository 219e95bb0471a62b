// Visitors who send forms with a file from a shop that may die at any moment, and the files that must be there afterwards.
import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { sendFeedbackRoute } from '../../src/contract/contact.ts'
import type { Database } from '../../src/server/db/database.ts'
import { createFileStore } from '../../src/server/platform/files/file-store.ts'
import { grantSecurityCode } from '../support/security-code.ts'
import { freshNetwork } from '../support/apply-as.ts'
import { type FormBody, formBody } from '../support/forms.ts'
import { feedbackForm } from '../support/open-case.ts'
import { plainPdf } from '../support/sample-files.ts'

/** Where forms are sent now: the database of the shop, and the ports on which it listens. */
export interface RunningShop {
  owner: Kysely<Database>
  ports: () => number[]
}

const FILE_BYTES = 20_000

/**
 * Sends one case after the other until `isOver`, to the shop as it is then; returns the numbers that the shop
 * acknowledged.
 */
export async function sendCasesUntil(
  shop: () => RunningShop,
  isOver: () => boolean,
): Promise<Set<string>> {
  const acknowledged = new Set<string>()
  while (!isOver()) {
    const caseNo = await sendCase(shop()).catch(() => null)
    if (caseNo === null) await sleep(50)
    else acknowledged.add(caseNo)
  }
  return acknowledged
}

async function sendCase({ owner, ports }: RunningShop): Promise<string | null> {
  const [port] = ports()
  if (port === undefined) return null
  const fields = { ...feedbackForm(), ...(await grantSecurityCode({ db: owner })) }
  const file = { name: 'a.pdf', type: 'application/pdf', body: plainPdf({ bytes: FILE_BYTES }) }
  return sendBody(port, formBody(fields, [file]))
}

/** The case number; null where the shop rejected it. */
function sendBody(port: number, { type, body }: FormBody): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': type,
      'content-length': body.length,
      'x-forwarded-for': freshNetwork(),
    }
    const to = { host: '127.0.0.1', port, method: 'POST', path: sendFeedbackRoute.path, headers }
    const sent = request({ ...to, agent: false, timeout: 20_000 }, async (response) => {
      try {
        const parts: Buffer[] = await response.toArray()
        const text = Buffer.concat(parts).toString()
        const { code, result } = JSON.parse(text) as { code: number; result: { caseNo?: string } }
        resolve(code === 200 ? (result.caseNo ?? null) : null)
      } catch (error) {
        reject(error as Error)
      }
    })
    sent.on('error', reject)
    sent.on('timeout', () => sent.destroy(new Error('no answer in 20 s')))
    sent.end(body)
  })
}

export interface FilesFound {
  /** Acknowledged cases without the row of their file. */
  lostCases: string[]
  /** Rows whose file is gone or has other bytes. */
  lostFiles: string[]
}

/** Compares acknowledged cases with the rows, and every row with its file in `folder`. */
export async function compareFiles(
  db: Kysely<Database>,
  acknowledged: ReadonlySet<string>,
  folder: string,
): Promise<FilesFound> {
  const rows = await db.selectFrom('received_file').select(['hash', 'case_no']).execute()
  const stored = new Set(rows.map(({ case_no }) => case_no))
  const files = createFileStore(folder).subfolder('received')
  const lostFiles: string[] = []
  for (const { hash } of rows) {
    const isWhole = await files.read(hash).then(
      async (stream) => {
        const digest = createHash('sha256')
        for await (const part of stream) digest.update(part as Buffer)
        return digest.digest('hex') === hash
      },
      () => false,
    )
    if (!isWhole) lostFiles.push(hash)
  }
  return { lostCases: [...acknowledged].filter((caseNo) => !stored.has(caseNo)), lostFiles }
}
