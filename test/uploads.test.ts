// Forms with files: valid and hostile files, malformed forms, interrupted and too large uploads, limits, and the virus
// scanner.
import { mkdtempSync } from 'node:fs'
import { chmod, readdir, rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followCaseRoute, sendFeedbackRoute } from '../src/contract/contact.ts'
import { BUSINESS } from '../src/shared/business-constants.ts'
import { reasonText } from '../src/shared/result-texts.ts'
import { useShop } from './support/ask.ts'
import { freshNetwork } from './support/apply-as.ts'
import { type FormFile, formBody, sendForm } from './support/forms.ts'
import { feedbackForm } from './support/open-case.ts'
import { csvOf, orderRow, uploadOrderFile } from './support/order-files.ts'
import { createDropshipper } from './support/orders.ts'
import { photo, plainPdf } from './support/sample-files.ts'
import { checkHostileFiles, sendHostileFiles } from './drivers/send-hostile.ts'
import { grantSecurityCode } from './support/security-code.ts'

const filesFolder = mkdtempSync(join(tmpdir(), 'voltcell-uploads-'))
const shop = useShop({ filesFolder, settings: { TRUSTED_PROXIES: '127.0.0.1' } })
const PATH = sendFeedbackRoute.path
const pdf: FormFile = { name: 'a.pdf', type: 'application/pdf', body: plainPdf() }

/** An action that goes to a page of the same document, as LaTeX writes it. */
const TO_PAGE = '<< /S /GoTo /D [3 0 R /Fit] >>'

/** The server's socket of the latest connection. */
let latestSocket: Socket | undefined
let port = 0

beforeAll(async () => {
  const { app } = shop()
  app.server.on('connection', (socket) => {
    latestSocket = socket
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => rm(filesFolder, { recursive: true, force: true }))

async function scratch(): Promise<string[]> {
  return readdir(join(filesFolder, 'received', 'scratch')).catch(() => [])
}

/** Sends a literal body. */
function post(type: string, payload: Buffer | string, path: string = PATH) {
  const headers = { 'content-type': type }
  return shop().app.inject({
    method: 'POST',
    url: path,
    headers,
    payload,
    remoteAddress: freshNetwork(),
  })
}

async function form(change: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  return { ...feedbackForm(change), ...(await grantSecurityCode(shop())) }
}

test('every one of more than 120 hostile files is rejected or neutralised', async () => {
  const outcome = await checkHostileFiles(filesFolder)
  expect(outcome.through).toEqual([])
  expect(outcome.sent).toBeGreaterThanOrEqual(120)
  expect(outcome.rejected).toBeGreaterThanOrEqual(120)
  expect(outcome.slowest.ms, outcome.slowest.what).toBeLessThan(20_000)
}, 240_000)

test('hostile files sent with a form are rejected or neutralised and leave nothing behind', async () => {
  const outcome = await sendHostileFiles(shop(), 12)
  expect(outcome.through).toEqual([])
  expect(outcome.rejected + outcome.neutralised).toBe(outcome.sent)
  expect(await scratch()).toEqual([])
}, 120_000)

test('valid files of every accepted type are stored', async () => {
  for (const file of [
    pdf,
    { ...pdf, name: '說明 書.PDF', body: plainPdf({ bytes: 3_000_000 }) },
    { ...pdf, body: plainPdf({ extra: '<< /OpenAction [3 0 R /FitH null] >>' }) },
    { ...pdf, body: plainPdf({ extra: `<< /OpenAction 6 0 R >>\nendobj\n6 0 obj\n${TO_PAGE}` }) },
    { ...pdf, body: plainPdf({ extra: `<< /OpenAction ${TO_PAGE} >>` }) },
    { name: 'photo.JPEG', type: 'image/jpeg', body: await photo({ width: 3000, height: 2000 }) },
    { name: 'photo.jpg', type: 'image/pjpeg', body: await photo() },
  ]) {
    const { code, result } = await sendForm(shop(), sendFeedbackRoute, {
      fields: await form(),
      files: [file],
    })
    expect([code, JSON.stringify(result)]).toEqual([200, expect.stringContaining('caseNo')])
  }
})

test('a file of the maximum size is accepted', async () => {
  // Files have fewer bytes than `attachmentMaxBytes`.
  const bytes = BUSINESS.attachmentMaxBytes - 1
  const body = plainPdf({ bytes: bytes + (bytes - plainPdf({ bytes }).length) })
  expect(body.length).toBe(bytes)
  const file = { ...pdf, body }
  expect(
    (await sendForm(shop(), sendFeedbackRoute, { fields: await form(), files: [file] })).code,
  ).toBe(200)
})

describe('malformed forms', () => {
  const good = () => formBody({ lang: 'zh_hk' }, [pdf])

  test('a missing, wrong or empty boundary is HTTP 400', async () => {
    const { body } = good()
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=other',
      `multipart/form-data; boundary=${'x'.repeat(5000)}`,
    ]) {
      expect((await post(type, body)).statusCode, type.slice(0, 50)).toBe(400)
    }
  })

  test('a truncated or empty form is HTTP 400 and leaves nothing behind', async () => {
    const { type, body } = good()
    for (const cut of [0, 1, 60, body.length >> 1, body.length - 30]) {
      expect((await post(type, body.subarray(0, cut))).statusCode, String(cut)).toBe(400)
    }
    expect(await scratch()).toEqual([])
  })

  test('a form for a call without files is HTTP 415', async () => {
    const { type, body } = good()
    for (const path of [
      '/api/product/search',
      '/api/user/login',
      '/api/contact-us/customer-feedback/case-file',
    ]) {
      expect((await post(type, body, path)).statusCode).toBe(415)
    }
  })

  test('invalid bytes between the parts cause no server error', async () => {
    const { type, body } = good()
    for (let at = 0; at < body.length - 40; at += 97) {
      const broken = Buffer.from(body)
      broken.fill(0xff, at, at + 8)
      const { statusCode, headers } = await post(type, broken)
      expect(statusCode).toBeLessThan(500)
      expect(headers['x-result-code']).not.toBe('500')
    }
  }, 60_000)
})

describe('fields', () => {
  async function rejectionOf(fields: Record<string, unknown>, files: FormFile[] = [pdf]) {
    const { type, body } = formBody(fields, files)
    const response = await post(type, body)
    const { code, result } = response.json<{
      code: number
      result: { errors: { field: string }[] }
    }>()
    return [code, result?.errors?.map(({ field }) => field).join()]
  }

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'colour', 'memberId', ''])(
    'the field %j is rejected as unknown',
    async (name) => {
      const { type, body } = formBody({ [name === '__proto__' ? '["__proto__"]' : name]: 'x' }, [
        pdf,
      ])
      const payload = Buffer.from(
        body.toString('latin1').replace('["__proto__"]', '__proto__'),
        'latin1',
      )
      const response = await post(type, payload)
      expect([200, 400]).toContain(response.statusCode)
      if (response.statusCode === 200) expect(response.json()).toMatchObject({ code: 422 })
      expect(({} as Record<string, unknown>).x).toBeUndefined()
      expect(await scratch()).toEqual([])
    },
  )

  test('a repeated field is answered with 422', async () => {
    const { type, body } = formBody({ subject: 'a', message: 'b' }, [pdf])
    const twice = Buffer.from(
      body.toString('latin1').replace('name="message"', 'name="subject"'),
      'latin1',
    )
    const response = await post(type, twice)
    expect(response.json()).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'subject', reason: reasonText('repeated', 'en_us') }] },
    })
  })

  test('two files, a file in another field and a text for the file are answered with 422', async () => {
    expect(await rejectionOf({}, [pdf, pdf])).toEqual([422, 'attachment'])
    expect(await rejectionOf({}, [{ ...pdf, field: 'subject' }])).toEqual([422, 'subject'])
    expect(await rejectionOf({}, [{ ...pdf, field: 'avatar' }])).toEqual([422, 'avatar'])
    const [code, fields] = await rejectionOf({ ...(await form()), attachment: '/etc/passwd' }, [])
    expect([code, fields]).toEqual([422, 'attachment'])
  })

  test('a field of 100 KB and a hundred fields are answered with 422', async () => {
    expect(await rejectionOf({ message: 'x'.repeat(100_000) })).toEqual([422, 'message'])
    const { type } = formBody({}, [])
    const boundary = type.split('boundary=')[1] ?? ''
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="lang"\r\n\r\nx\r\n`
    const response = await post(type, `${part.repeat(100)}--${boundary}--\r\n`)
    expect(response.json()).toMatchObject({ code: 422 })
  })

  test('errors are in the language of the form', async () => {
    const { type, body } = formBody({ lang: 'zh_hk' }, [{ ...pdf, field: 'avatar' }])
    expect((await post(type, body)).headers['content-language']).toBe('zh-Hant-HK')
  })
})

describe('over a real connection', () => {
  const MB = 1024 * 1024
  const limit = BUSINESS.attachmentMaxBytes

  interface RawOutcome {
    status: number | undefined
    text: string
    /** Bytes that the server read. */
    read: number
    ms: number
  }

  /** Sends head and chunks until the server ends the connection; destroys it after `stop` bytes. */
  async function sendRaw(
    head: string,
    chunks: Iterable<Buffer>,
    stop = Infinity,
  ): Promise<RawOutcome> {
    const began = performance.now()
    const socket = connect(port, '127.0.0.1')
    await new Promise((open) => socket.once('connect', open))
    let text = ''
    let ended = false
    const closed = new Promise<void>((done) => socket.once('close', () => done()))
    socket.on('error', () => undefined)
    socket.on('data', (data: Buffer) => {
      text += data.toString('latin1')
      ended = true
    })
    void closed.then(() => (ended = true))
    socket.write(head)
    await expect.poll(() => latestSocket?.remotePort, { interval: 1 }).toBe(socket.localPort)
    const serverSocket = latestSocket!
    let sent = 0
    for (const chunk of chunks) {
      if (ended || sent >= stop) break
      sent += chunk.length
      if (!socket.write(chunk)) {
        await Promise.race([
          new Promise((drained) => socket.once('drain', drained)),
          closed,
          sleep(3000),
        ])
      }
    }
    if (sent >= stop) socket.destroy()
    await Promise.race([closed, sleep(3000)])
    socket.destroy()
    const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
    return {
      status: status === undefined ? undefined : Number(status),
      text,
      read: serverSocket.bytesRead,
      ms: performance.now() - began,
    }
  }

  function* pieces(body: Buffer): Iterable<Buffer> {
    for (let at = 0; at < body.length; at += 65_536) yield body.subarray(at, at + 65_536)
  }

  const headOf = (type: string, more: string) =>
    `POST ${PATH} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${freshNetwork()}\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`

  test('a file one byte too large is cut off before 10.1 MB are read', async () => {
    const { type, body } = formBody({ lang: 'en_us' }, [
      { ...pdf, body: Buffer.alloc(limit, 0x20) },
    ])
    const outcome = await sendRaw(headOf(type, `Content-Length: ${body.length}`), pieces(body))
    expect(outcome.read).toBeLessThanOrEqual(10.1 * MB)
    if (outcome.status !== undefined) expect(outcome.text).toMatch(/"code":422|^HTTP\/1\.1 413/)
    expect(outcome.ms).toBeLessThan(10_000)
    expect(await scratch()).toEqual([])
  })

  test('a form of a hundred MB is rejected by its length, before any of it is read', async () => {
    const { type } = formBody({}, [])
    const outcome = await sendRaw(
      headOf(type, `Content-Length: ${100 * MB}`),
      pieces(Buffer.alloc(30 * MB)),
    )
    expect(outcome.read).toBeLessThan(MB)
    if (outcome.status !== undefined) expect(outcome.status).toBe(413)
  })

  test('a stream without a length is not read', async () => {
    const { type, body } = formBody({}, [{ ...pdf, body: Buffer.alloc(30 * MB, 0x20) }])
    function* chunked() {
      for (const piece of pieces(body)) {
        const length = Buffer.from(`${piece.length.toString(16)}\r\n`)
        yield Buffer.concat([length, piece, Buffer.from('\r\n')])
      }
    }
    const outcome = await sendRaw(headOf(type, 'Transfer-Encoding: chunked'), chunked())
    expect(outcome.read).toBeLessThan(2 * MB)
    if (outcome.status !== undefined) expect(outcome.status).toBe(411)
    expect(await scratch()).toEqual([])
  })

  test('junk before the first part is cut off as well', async () => {
    const { type } = formBody({}, [])
    const junk = Buffer.alloc(30 * MB, 0x20)
    const outcome = await sendRaw(headOf(type, `Content-Length: ${10 * MB}`), pieces(junk))
    expect(outcome.status === undefined || outcome.status >= 400).toBe(true)
  })

  test('an interrupted upload leaves nothing behind, and the shop keeps running', async () => {
    const { type, body } = formBody(await form(), [{ ...pdf, body: Buffer.alloc(5 * MB, 0x20) }])
    for (const stop of [100, 70_000, 3 * MB]) {
      await sendRaw(headOf(type, `Content-Length: ${body.length}`), pieces(body), stop)
    }
    await expect.poll(scratch, { timeout: 5_000 }).toEqual([])
    expect(
      (await sendForm(shop(), sendFeedbackRoute, { fields: await form(), files: [pdf] })).code,
    ).toBe(200)
  })

  test('more than ten uploads at once from one network have to retry', async () => {
    const { type, body } = formBody({}, [{ ...pdf, body: Buffer.alloc(MB, 0x20) }])
    const from = freshNetwork()
    const head = headOf(type, `Content-Length: ${body.length}`).replace(
      /X-Forwarded-For: \S+/,
      `X-Forwarded-For: ${from}`,
    )
    const held = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const socket = connect(port, '127.0.0.1')
        socket.on('error', () => undefined)
        await new Promise((open) => socket.once('connect', open))
        socket.write(head)
        socket.write(body.subarray(0, 1000))
        return socket
      }),
    )
    // Each has its slot once its file has begun.
    await expect.poll(async () => (await scratch()).length).toBe(10)
    const { type: again, body: small } = formBody(await form(), [pdf])
    const eleventh = () =>
      fetch(`http://127.0.0.1:${port}${PATH}`, {
        method: 'POST',
        headers: { 'content-type': again, 'x-forwarded-for': from },
        body: new Uint8Array(small),
      })
    const late = await eleventh()
    expect(late.status).toBe(503)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const socket of held) socket.destroy()
    await expect.poll(async () => (await eleventh()).status, { timeout: 5_000 }).toBe(200)
  })
})

describe('limits', () => {
  test('a network may send sixty forms with files an hour', async () => {
    const from = freshNetwork()
    const codes: number[] = []
    for (let at = 0; at < 61; at += 1) {
      const fields = { caseNo: '2611-999999', feedbackCode: 'x' }
      const sent = await sendForm(shop(), followCaseRoute, { fields, files: [pdf], from })
      codes.push(sent.code)
      if (at === 60) expect(sent.result.retryAfter).toBeGreaterThan(0)
    }
    expect(codes.slice(0, 20)).toEqual(Array(20).fill(404))
    expect(codes[60]).toBe(429)
  })
})

describe('a full file store', () => {
  const full = useShop({ filesFolder, settings: { UPLOAD_QUOTA_MB: '1' } })

  test('a form with a file is rejected in its language when the quota is used up, and is accepted without the file', async () => {
    const newForm = async () => ({
      ...feedbackForm({ lang: 'zh_cn' }),
      ...(await grantSecurityCode(full())),
    })
    const sent = { fields: await newForm(), files: [pdf] }
    const { code, result } = await sendForm(full(), sendFeedbackRoute, sent)
    expect([code, result]).toEqual([
      422,
      { errors: [{ field: 'attachment', reason: reasonText('filesFull', 'zh_cn') }] },
    ])
    expect((await sendForm(full(), sendFeedbackRoute, { fields: await newForm() })).code).toBe(200)
  })

  test('a file of orders, of which only the rows are kept, is read when the quota is used up', async () => {
    const dropshipper = await createDropshipper(full())
    const { code } = await uploadOrderFile(full(), dropshipper, csvOf([orderRow('A-1')]))
    expect(code).toBe(200)
  })
})

describe('with a scanner', () => {
  const script = join(filesFolder, 'scan.sh')
  const scanned = useShop({ filesFolder, settings: { SCAN_COMMAND: `${script} --quiet` } })
  const body = (word: string) => plainPdf({ extra: `<< /Title (${word}) >>` })

  // Exit codes: 1 for the test virus EICAR, 2 for a file that cannot be checked, 8 and 9 if the shop starts it wrongly.
  beforeAll(async () => {
    await writeFile(
      script,
      '#!/bin/sh\n[ "$1" = "--quiet" ] || exit 9\n[ -n "$DATABASE_URL$SMTP_URL" ] && exit 8\ngrep -q EICAR "$2" && exit 1\ngrep -q BROKEN "$2" && exit 2\nexit 0\n',
    )
    await chmod(script, 0o700)
  })

  async function send(word: string) {
    const fields = { ...feedbackForm(), ...(await grantSecurityCode(scanned())) }
    const files = [{ ...pdf, body: body(word) }]
    return sendForm(scanned(), sendFeedbackRoute, { fields, files })
  }

  test.each([
    ['EICAR', 'fileHarmful'],
    ['BROKEN', 'fileUnchecked'],
  ])('a file with the word %s is rejected with the reason %s', async (word, reason) => {
    const { result } = await send(word)
    expect(result).toEqual({
      errors: [{ field: 'attachment', reason: reasonText(reason, 'en_us') }],
    })
  })

  test('a clean file is stored as clean', async () => {
    const { result } = await send('honest')
    const row = await scanned()
      .db.selectFrom('received_file')
      .where('case_no', '=', String(result.caseNo))
      .select('scan')
      .executeTakeFirst()
    expect(row).toEqual({ scan: 'clean' })
  })
})
