// Merging after login: the report for each line, and the lines that stay in the browser.
import { describe, expect, test } from 'vitest'
import type { Envelope } from '../../../contract/result-code.ts'
import { linesWithoutRoom, mergeStored, reportOf } from './merge-stored.ts'

const stored = [
  { itemNo: 'VC-1', quantity: 10, note: 'blue' },
  { itemNo: 'VC-2', quantity: null, note: '' },
]
const row = (itemNo: string, outcome: 'added' | 'raised' | 'kept' | 'unknown' | 'full') => ({
  itemNo,
  outcome,
  quantity: 5,
})

describe('merging', () => {
  test('lets the server keep existing lines, and sends only known values', async () => {
    let sent: unknown
    const transport = (_method: string, _path: string, input: object) => {
      sent = input
      const result = { wishCount: 2, rows: [row('VC-1', 'added'), row('VC-2', 'kept')] }
      return Promise.resolve({ code: 200, msg: '', result } satisfies Envelope<unknown>)
    }
    const report = await mergeStored(stored, { lang: 'en_us', transport })
    expect(sent).toEqual({
      lang: 'en_us',
      mode: 'keep',
      lines: [{ itemNo: 'VC-1', quantity: 10, note: 'blue' }, { itemNo: 'VC-2' }],
    })
    expect(report).toEqual({ wishCount: 2, added: 1, kept: 1, unknown: [], full: [] })
  })

  test('reports unknown numbers and those for which the list has no room', () => {
    const rows = [row('A', 'added'), row('B', 'unknown'), row('C', 'full'), row('D', 'kept')]
    expect(reportOf({ wishCount: 9, rows })).toEqual({
      wishCount: 9,
      added: 1,
      kept: 1,
      unknown: ['B'],
      full: ['C'],
    })
  })

  test('leaves only lines without room in the browser', () => {
    const report = { wishCount: 1, added: 1, kept: 0, unknown: [], full: ['VC-2'] }
    expect(linesWithoutRoom(stored, report)).toEqual([stored[1]])
    expect(linesWithoutRoom(stored, { ...report, full: [] })).toEqual([])
  })
})
