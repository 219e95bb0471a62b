// Tests which days the report of code checks covers.
import { expect, test } from 'vitest'
import { recentOutcomes } from '../src/server/modules/verification/batch-service.ts'
import { useShop } from './support/ask.ts'

const shop = useShop()

test('the report covers the days of Hong Kong, including today', async () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
  await shop()
    .owner.insertInto('verification_day')
    .values(days.map((day) => ({ day, outcome: 'unknown', count: 1 })))
    .execute()
  // One in the morning of 28 November in Hong Kong.
  const now = new Date('2026-11-27T17:00:00Z')
  const found = await recentOutcomes(shop().db, now, 2)
  expect(found.map(({ day }) => day)).toEqual(['2026-11-28', '2026-11-27'])
})
