// Which keywords are searched for in the help pages.
import { expect, test } from 'vitest'
import type { Transport } from '../../../../client/call.ts'
import { findHelp } from './find-help.ts'

const ANSWER = { title: 'By air', url: '/faq.html#air-transport' }
const answering: Transport = async () => ({ code: 200, msg: '', result: { list: [ANSWER] } })

test.each([
  ['swollen', 1],
  ['un 3480', 1],
  ['UN3480', 1],
  ['PI 965', 1],
  ['swollen A1466', 1],
  ['T480电池鼓包', 1],
  ['00HW003', 0],
  ['45N1127 45N1773', 0],
  ['1234 5678 9012 3458', 0],
  ['unit3480', 0],
  [`swollen ${'x'.repeat(60)}`, 0],
])('the keyword %j finds %i answers among the help pages', async (keyword, count) => {
  expect(await findHelp(keyword, { lang: 'en_us', transport: answering })).toHaveLength(count)
})

test('a failure finds no answer', async () => {
  const failing: Transport = () => Promise.reject(new Error('offline'))
  expect(await findHelp('swollen', { lang: 'en_us', transport: failing })).toEqual([])
})
