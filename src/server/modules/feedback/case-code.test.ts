// Tests case numbers and feedback codes: format, parsing of typed input, and sealing per submission.
import { expect, test } from 'vitest'
import {
  caseCodeHash,
  caseNumber,
  newCaseCode,
  unsealCode,
  readCaseCode,
  readCaseNumber,
  sealCode,
} from './case-code.ts'

test.each([
  ['2026-11-21T02:00:00Z', 7, '2611-000007'],
  // Already December in Hong Kong.
  ['2026-11-30T17:00:00Z', 123_456, '2612-123456'],
])('the case of %s, number %i, is %s', (at, number, caseNo) => {
  expect(caseNumber(new Date(at), number)).toBe(caseNo)
})

test('a code has 13 characters, none of them easily misread, and no two codes are the same', () => {
  const codes = Array.from({ length: 500 }, newCaseCode)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/)
  expect(new Set(codes).size).toBe(500)
})

test.each([
  ['01ab-cdef-ghjk-m', '01ABCDEFGHJKM'],
  [' O1AB CDEF GHJK M ', '01ABCDEFGHJKM'],
  ['oIabcdefghjkm', '01ABCDEFGHJKM'],
  ['0Labcdefghjkm', '01ABCDEFGHJKM'],
  ['０１ＡＢＣＤＥＦＧＨＪＫＭ', '01ABCDEFGHJKM'],
])('the typed code %j is read as %s', (typed, code) => {
  expect(readCaseCode(typed)).toBe(code)
})

test.each([
  ['2611-000007', '2611-000007'],
  [' 2611 000007', '2611-000007'],
  ['2611000007', '2611-000007'],
  ['２６１１－０００００７', '2611-000007'],
])('the typed number %j is read as %s', (typed, caseNo) => {
  expect(readCaseNumber(typed)).toBe(caseNo)
})

test('the hash of a code differs from case to case', () => {
  expect(caseCodeHash('2611-000001', 'A')).not.toEqual(caseCodeHash('2611-000002', 'A'))
})

test('a sealed code can be unsealed only with the id of its submission', () => {
  const sealed = sealCode('sending-one', '01ABCDEFGHJKM')
  expect(sealed.toString('latin1')).not.toContain('01ABC')
  expect(unsealCode('sending-one', sealed)).toBe('01ABCDEFGHJKM')
  expect(() => unsealCode('sending-two', sealed)).toThrow()
})
