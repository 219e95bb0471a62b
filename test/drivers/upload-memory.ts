// Starts a shop in a separate process, sends many uploads at once, and measures its peak memory.
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { sendFeedbackRoute } from '../../src/contract/contact.ts'
import { connect } from '../../src/server/db/connect.ts'
import { createLog } from '../../src/server/platform/log.ts'
import { grantSecurityCode } from '../support/security-code.ts'
import { startShopProcess } from '../support/shop-process.ts'
import type { TestApp } from '../support/test-app.ts'
import { createDatabase } from '../support/test-database.ts'
import { freshNetwork } from '../support/apply-as.ts'
import { formBody } from '../support/forms.ts'
import { feedbackForm } from '../support/open-case.ts'
import { photo, plainPdf } from '../support/sample-files.ts'

export interface MemoryOutcome {
  /** Result codes, or HTTP statuses, with their counts. */
  codes: Record<string, number>
  /** How often an upload was sent again because it was rejected as one too many (503). */
  sentAgain: number
  /** Bytes of resident memory: before the uploads, at the peak (`max`), and the difference. */
  before: number
  max: number
  raisedBy: number
  seconds: number
  /** Files that are still in the folder in which uploads arrive. */
  leftInScratch: number
}

const TEN_MB = 10 * 1024 * 1024
/** The pause before a rejected upload is sent again; shorter than its Retry-After of 15 seconds, to save time. */
const AGAIN_MS = 5000

/** Half of the uploads are documents, half photographs, each from its own network. */
export async function uploadAtOnce({
  uploads,
  folder,
}: {
  uploads: number
  folder: string
}): Promise<MemoryOutcome> {
  const { adminUrl, template } = inject('testServer')
  const database = await createDatabase(adminUrl, template)
  const { log } = createLog('silent')
  const connection = connect({ url: database.url, applicationName: 'uploads', log })
  const shop = await startShopProcess(database.url, folder)
  try {
    // The first picture loads libraries that must not be measured.
    await upload(shop.port, await bodyOf(connection.db, 'photo', 50_000))
    await sleep(1000)
    const bodies: FormSent[] = []
    const noise = await photo({ width: 3600, height: 2700, quality: 95 })
    for (let at = 0; at < uploads; at += 1) {
      bodies.push(await bodyOf(connection.db, at % 2 ? 'photo' : 'document', TEN_MB, noise))
    }
    const before = await residentMemory(shop.pid)
    let max = before
    const watch = setInterval(async () => {
      max = Math.max(max, await residentMemory(shop.pid).catch(() => 0))
    }, 50)
    const began = performance.now()
    const codes: Record<string, number> = {}
    let sentAgain = 0
    const send = async (body: FormSent): Promise<number> => {
      const code = await upload(shop.port, body)
      if (code !== 503 || sentAgain === uploads) return code
      sentAgain += 1
      await sleep(AGAIN_MS)
      return send(body)
    }
    const answers = await Promise.all(bodies.map(send))
    for (const code of answers) codes[code] = (codes[code] ?? 0) + 1
    clearInterval(watch)
    const seconds = (performance.now() - began) / 1000
    const scratch = await readdir(join(folder, 'files', 'received', 'scratch'))
    const raisedBy = max - before
    return { codes, sentAgain, before, max, raisedBy, seconds, leftInScratch: scratch.length }
  } finally {
    await shop.stop()
    await connection.close()
    await database.drop()
  }
}

interface FormSent {
  type: string
  body: Buffer
}

async function bodyOf(
  db: TestApp['db'],
  kind: 'photo' | 'document',
  bytes: number,
  noise?: Buffer,
): Promise<FormSent> {
  const fields = { ...feedbackForm(), ...(await grantSecurityCode({ db })) }
  const room = bytes - 2000
  if (kind === 'document') {
    const file = { name: 'a.pdf', type: 'application/pdf', body: plainPdf({ bytes: room }) }
    return formBody(fields, [file])
  }
  // Padded after the picture: decoding costs as much as for a picture of 10 MP.
  const picture = noise ?? (await photo())
  const body = Buffer.concat([picture, Buffer.alloc(Math.max(0, room - picture.length))])
  return formBody(fields, [{ name: 'a.jpg', type: 'image/jpeg', body: body.subarray(0, room) }])
}

/** The result code, or the HTTP status where it is not 200. */
function upload(port: number, { type, body }: FormSent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: sendFeedbackRoute.path,
        headers: {
          'content-type': type,
          'content-length': body.length,
          'x-forwarded-for': freshNetwork(),
        },
      },
      (response) => {
        response.resume()
        const { statusCode = 0, headers } = response
        response.on('end', () =>
          resolve(statusCode === 200 ? Number(headers['x-result-code']) : statusCode),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Of the process and all its child processes, in bytes. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const theirs = children.split(' ').filter(Boolean).map(Number)
  const sizes = await Promise.all(theirs.map((child) => residentMemory(child).catch(() => 0)))
  return sizes.reduce((sum, size) => sum + size, own)
}
