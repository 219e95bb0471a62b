// Keyword parts as chips, with ignored parts folded into one.
import { describe, expect, test } from 'vitest'
import { foldParts, partsOutsideGroups } from './fold-parts.ts'
import { partWith } from './search-answers.test-data.ts'

const please = partWith({ text: 'please', state: 'ignored', rest: ' send T480' })
const send = partWith({ text: 'send', state: 'ignored', rest: 'please  T480' })
const model = partWith({ text: 'T480', kind: 'device', rest: 'please send ' })

describe('foldParts', () => {
  test('keeps what was read and folds what was ignored', () => {
    const { chips, ignored } = foldParts([please, send, model])
    expect(chips).toEqual([{ part: model, rest: 'please send' }])
    expect(ignored).toEqual({ texts: ['please', 'send'], rest: 'T480' })
  })
  test('leaves nothing to search without the only part', () => {
    expect(foldParts([partWith({ rest: '  ' })]).chips[0]?.rest).toBe('')
    expect(foldParts([{ ...please, rest: '\n' }]).ignored?.rest).toBe('')
  })
  test('keeps the lines of a list', () => {
    const part = partWith({ rest: 'CD03XL \n\n  RX03XL\n' })
    expect(foldParts([part]).chips[0]?.rest).toBe('CD03XL\nRX03XL')
  })
  test('has nothing to fold without ignored parts', () => {
    expect(foldParts([model]).ignored).toBeNull()
    expect(foldParts([])).toEqual({ chips: [], ignored: null })
  })
})

test('partsOutsideGroups leaves out what the groups show', () => {
  expect(partsOutsideGroups([please, model], [{ texts: ['T480', '01AV421'] }])).toEqual([please])
  const digitsOfNumber = partWith({ text: '99999', state: 'missing' })
  expect(partsOutsideGroups([digitsOfNumber, please], [{ texts: ['QX-99999-ABC'] }])).toEqual([
    please,
  ])
})
