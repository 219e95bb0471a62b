// npm run codes: codes are made once, stored as hashes and revoked, and each step is written to the audit log.
import { mkdtempSync, readFileSync, rmSync, statSync, existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkAudit, listAudit } from '../src/server/modules/audit/audit-service.ts'
import { storePublicOrigin } from '../src/server/context/public-origin.ts'
import { codeCheckDigit, hasCodeShape, isMistyped } from '../src/shared/verification-code.ts'
import { useShop } from './support/ask.ts'
import { checkingBrowser } from './support/checking-browser.ts'
import { CODE_KEY } from './support/code-key.ts'
import { runCommand } from './support/run-command.ts'

const shop = useShop()
const folder = mkdtempSync(join(tmpdir(), 'codes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string) => join(folder, name)
const codes = (...args: string[]) =>
  runCommand(shop().url, 'codes', args, { CODE_KEY, PUBLIC_URL: 'https://shop.example' })

function codesOf(path: string): string[] {
  const [, ...rows] = readFileSync(path, 'utf8').trim().split('\r\n')
  return rows.map((row) => (row.split(',')[0] ?? '').replaceAll(' ', ''))
}

test('make writes a file for its owner alone, stores hashes, and prints a Digital Link as an example', async () => {
  const path = file('made.csv')
  const args = [
    '--count',
    '200',
    '--item',
    'vc-lt35641',
    '--lot',
    'L2642',
    '--made-on',
    '2026-10-14',
  ]
  const ran = await codes('make', ...args, path)
  expect(ran).toMatchObject({ code: 0, err: '' })
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const made = codesOf(path)
  expect(new Set(made).size).toBe(200)
  expect(made.every((code) => hasCodeShape(code) && !isMistyped(code))).toBe(true)
  // Fifteen digits of 200 codes: every digit comes up about 300 times.
  const digits = made.map((code) => code.slice(0, 15)).join('')
  for (const digit of '0123456789') {
    expect(digits.split(digit).length - 1).toBeGreaterThan(220)
  }
  // A GS1 Digital Link: 01 is the GTIN, 10 the lot, 21 the serial number, which is the code.
  expect(ran.out).toMatch(/https:\/\/shop\.example\/01\/\d{14}\/10\/L2642\/21\/0{16}/)
  expect(made.some((code) => ran.out.includes(code))).toBe(false)
  expect(readFileSync(path, 'utf8')).toContain(`/10/L2642/21/${made[0]},B`)
  const { result } = await checkingBrowser(shop).check(made[7] ?? '')
  expect(result).toMatchObject({
    outcome: 'genuine',
    product: { itemNo: 'VC-LT35641' },
    lot: 'L2642',
    madeOn: '2026-10-14',
  })
  const again = await codes('make', '--count', '1', path)
  expect(again.code).toBe(1)
  expect(again.err).toContain('Choose another name')
  expect(codesOf(path)).toEqual(made)
})

test('without PUBLIC_URL links lead to the address that the running shop stored', async () => {
  await storePublicOrigin(shop().db, { PUBLIC_URL: 'https://stored.example' }, 'http://127.0.0.1:1')
  const args = ['make', '--count', '1', file('stored.csv')]
  expect(await runCommand(shop().url, 'codes', args, { CODE_KEY })).toMatchObject({ err: '' })
  expect(readFileSync(file('stored.csv'), 'utf8')).toContain(',https://stored.example/')
})

test('make rejects invalid options without a file or a batch', async () => {
  const before = await shop().owner.selectFrom('code_batch').select('id').execute()
  for (const args of [
    ['--count', '0'],
    ['--count', '1.5'],
    ['--count', '99999999'],
    ['--count', '2', '--item', 'NOBODY'],
    ['--count', '2', '--lot', '=cmd'],
    ['--count', '2', '--made-on', '2026-02-30'],
    ['--count', '2', '--colour', 'red'],
  ]) {
    const { code, err } = await codes('make', ...args, file('bad.csv'))
    expect(code, args.join(' ')).toBe(1)
    expect(err.length).toBeGreaterThan(10)
    expect(existsSync(file('bad.csv'))).toBe(false)
  }
  expect(await shop().owner.selectFrom('code_batch').select('id').execute()).toEqual(before)
}, 60_000)

test('import adds external codes all or none, and none twice', async () => {
  const external = ['111111111111111', '222222222222222'].map((code) => code + codeCheckDigit(code))
  writeFileSync(
    file('external.csv'),
    `\uFEFFcode;note\r\n"${external[0]?.replace(/(.{4})/g, '$1 ')}";x\n${external[1]}\n`,
  )
  expect(await codes('import', '--item', 'VC-LT35641', file('external.csv'))).toMatchObject({
    code: 0,
  })
  expect((await checkingBrowser(shop).check(external[1] ?? '')).result.outcome).toBe('genuine')
  const again = await codes('import', file('external.csv'))
  expect(again).toMatchObject({ code: 1 })
  expect(again.err).toContain('2 of these codes')
  writeFileSync(file('bad.csv'), `${external[0]}\n1234\n${external[0]}\n${'1'.repeat(16)}\n`)
  const bad = await codes('import', file('bad.csv'))
  expect(bad.err.split('\n').filter((line) => line.startsWith('line '))).toHaveLength(3)
  rmSync(file('bad.csv'))
})

test('void revokes a code, then its batch; report counts them; the audit log has no code', async () => {
  expect((await codes('make', '--count', '3', file('void.csv'))).code).toBe(0)
  const [one = '', two = ''] = codesOf(file('void.csv'))
  const batch = /,(B\d{8}-\d+),/.exec(readFileSync(file('void.csv'), 'utf8'))?.[1] ?? ''
  await checkingBrowser(shop).check(two)
  await checkingBrowser(shop).check(two)
  expect((await codes('void', one)).code).toBe(0)
  expect((await checkingBrowser(shop).check(one)).result.outcome).toBe('unknown')
  expect((await checkingBrowser(shop).check(two)).result.outcome).toBe('used')
  expect((await codes('void', one)).code).toBe(1)
  const { out } = await codes('report', batch)
  expect(out).toContain('3 codes · checked 1 · more than once 1 · five times or more 0 · void 1')
  expect((await codes('void', batch)).code).toBe(0)
  expect((await checkingBrowser(shop).check(two)).result.outcome).toBe('unknown')
  expect((await codes('void', batch)).code).toBe(1)
  const { out: all } = await codes('report')
  expect(all).toContain(`${batch}  `)
  expect(all).toMatch(/do not count as checks:\n\d{4}-\d\d-\d\d {2}genuine +\d+\n/)
  const entries = await listAudit(shop().owner, `codes:${batch}`)
  expect(entries.map(({ action }) => action)).toEqual(['codes.void', 'codes.void', 'codes.make'])
  expect(JSON.stringify(entries)).not.toContain(one)
  expect((await checkAudit(shop().owner)).broken).toBeNull()
}, 60_000)

test('without arguments the command prints its usage', async () => {
  const { code, err } = await codes()
  expect(code).toBe(1)
  expect(err).toContain('npm run codes -- make')
})
