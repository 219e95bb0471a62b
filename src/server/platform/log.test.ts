// Tests the ids of requests, and that secrets are removed from log lines.
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { createLog, type Log, requestIdOf } from './log.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

test.each([
  [`00-${TRACE}-00f067aa0ba902b7-01`, TRACE],
  [`cc-${TRACE}-00f067aa0ba902b7-01-more`, TRACE],
])('the trace id of %s is the request id', (header, id) => {
  expect(requestIdOf(header)).toBe(id)
})

test.each([
  undefined,
  '',
  'nonsense',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `ff-${TRACE}-00f067aa0ba902b7-01`,
  [`00-${TRACE}-00f067aa0ba902b7-01`],
])('a request with the traceparent header %j gets a new id', (header) => {
  const id = requestIdOf(header)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(id).not.toBe(TRACE)
})

/** The lines that this work writes to a log; `count`: how many. */
async function linesOf(count: number, work: (log: Log) => void): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'voltcell-log-'))
  const file = join(folder, 'log')
  const { log, flush } = createLog('info', openSync(file, 'w'))
  work(log)
  flush()
  // A buffer that was full before is still being written.
  const read = () => readFileSync(file, 'utf8')
  await expect.poll(() => read().split('\n').length - 1).toBe(count)
  const written = read()
  rmSync(folder, { recursive: true })
  return written
}

const MESSAGES = ['one', 'two', 'three', 'four']

/** The errors of the lines, in the order of MESSAGES: what is flushed may overtake a full buffer. */
function errorsIn(written: string): unknown[] {
  const lines = written.trim().split('\n')
  return lines
    .map((line) => JSON.parse(line) as { msg: string; err: unknown })
    .sort((one, other) => MESSAGES.indexOf(one.msg) - MESSAGES.indexOf(other.msg))
    .map(({ err }) => err)
}

test('secrets stay out of the log', async () => {
  const secret = 'canary'
  const written = await linesOf(4, (log) => {
    log.info({ token: secret, databaseUrl: secret, user: { password: secret } }, 'one')
    log.info({ req: { headers: { authorization: secret, cookie: secret } } }, 'two')
    log.info({ body: { code: secret, email: secret } }, 'three')
    log.error({ err: Object.assign(new Error('no'), { detail: secret, code: '23505' }) }, 'four')
  })
  expect(written).not.toContain(secret)
  expect(written.match(/"msg":"(one|two|three|four)"/g)).toHaveLength(4)
  expect(written).toContain('23505')
})

test('of an error, the message, the code and where it happened are written, and nothing that a library attached', async () => {
  const client = { secretKey: 4711, connectionParameters: { password: 'canary' } }
  const lost = Object.assign(new Error('the connection ended'), {
    code: '57P01',
    severity: 'FATAL',
    client,
    where: 'SQL statement "select canary"',
    internalQuery: 'select canary',
    constraint: { name: 'canary' },
  })
  const written = await linesOf(1, (log) => log.warn({ err: lost }, 'lost'))
  const { err } = JSON.parse(written) as { err: Record<string, unknown> }
  expect(err).toEqual({
    type: 'Error',
    message: 'the connection ended',
    stack: expect.stringContaining('log.test.ts'),
    code: '57P01',
    severity: 'FATAL',
  })
})

test('of the result of an AppError, only codes and numbers of orders and items are written', async () => {
  const result = {
    reason: 'changed',
    state: 'quoted',
    orderNo: 'O26-000001',
    itemNo: 'VC-LT62345',
    items: ['VC-LT62346', 'VC-LT62347'],
    total: 'canary',
    address: { name: 'canary' },
    lines: [{ itemNo: 'VC-LT62348', price: 'canary' }],
    text: 'canary',
  }
  const written = await linesOf(3, (log) => {
    log.error({ err: new AppError(409, [], result) }, 'one')
    log.error(
      { err: new AppError(409, [], { reason: 'canary, 4 High Street', items: [4711] }) },
      'two',
    )
    log.error({ err: new AppError(404) }, 'three')
  })
  expect(written).not.toContain('canary')
  const { reason, state, orderNo, itemNo, items } = result
  expect(errorsIn(written).map((err) => (err as { result?: object }).result)).toEqual([
    { reason, state, orderNo, itemNo, items },
    undefined,
    undefined,
  ])
})

test('the causes of an error, the errors it joins and the fields that were rejected are written', async () => {
  const cause = Object.assign(new Error('refused'), { client: 'canary', code: 'ECONNREFUSED' })
  const written = await linesOf(4, (log) => {
    log.error({ err: new Error('not sent', { cause }) }, 'one')
    log.error({ err: new AggregateError([cause], 'none answered') }, 'two')
    log.error(
      { err: new AppError(422, [{ field: 'vat', reason: 'format' }], { canary: 1 }) },
      'three',
    )
    log.error({ err: 'thrown' }, 'four')
  })
  expect(written).not.toContain('canary')
  expect(errorsIn(written)).toMatchObject([
    { message: 'not sent: refused', stack: expect.stringContaining('caused by: Error: refused') },
    { type: 'AggregateError', aggregateErrors: [{ message: 'refused', code: 'ECONNREFUSED' }] },
    { code: 422, fields: [{ field: 'vat', reason: 'format' }] },
    'thrown',
  ])
})
