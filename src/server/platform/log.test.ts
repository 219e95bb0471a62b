// Tests the ids of requests, and that secrets are removed from log lines.
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog, requestIdOf } from './log.ts'

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

test('secrets stay out of the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'voltcell-log-'))
  const file = join(folder, 'log')
  const { log, flush } = createLog('info', openSync(file, 'w'))
  const secret = 'canary'
  log.info({ token: secret, databaseUrl: secret, user: { password: secret } }, 'one')
  log.info({ req: { headers: { authorization: secret, cookie: secret } } }, 'two')
  log.info({ body: { code: secret, email: secret } }, 'three')
  log.error({ err: Object.assign(new Error('failed'), { detail: secret, code: '23505' }) }, 'four')
  flush()
  const written = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })
  expect(written).not.toContain(secret)
  expect(written.match(/"msg":"(one|two|three|four)"/g)).toHaveLength(4)
  expect(written).toContain('23505')
})
