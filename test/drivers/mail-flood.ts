// Requests codes for one address repeatedly, each time from another network: how many mails it receives within
// an hour.
import { mailsTo } from '../support/outbox.ts'
import type { TestApp } from '../support/test-app.ts'
import { askForCode, freshEmail } from '../support/apply-as.ts'

export interface FloodOutcome {
  /** Codes that were asked for. */
  asked: number
  mailed: number
  /** The largest number of mails within sixty minutes. */
  maxInAnHour: number
}

/** Sends one request every 20 seconds of the shop's clock, which `advance` moves by milliseconds. */
export async function floodAddress(
  shop: TestApp,
  rounds: number,
  advance: (ms: number) => void,
): Promise<FloodOutcome> {
  const email = freshEmail()
  for (let round = 0; round < rounds; round += 1) {
    await askForCode(shop, email, { purpose: round % 3 === 0 ? 'status' : 'register' })
    advance(20_000)
  }
  const times = (await mailsTo(shop.db, email)).map(({ created_at }) => created_at.getTime())
  const inHours = times.map(
    (from) => times.filter((at) => at >= from && at < from + 3_600_000).length,
  )
  return { asked: rounds, mailed: times.length, maxInAnHour: Math.max(0, ...inHours) }
}
