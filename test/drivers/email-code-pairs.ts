// Requests codes alternately for known and unknown addresses, and compares answers, headers and times.
import { sendEmailCodeRoute } from '../../src/contract/user-application.ts'
import { createMember } from '../support/create-member.ts'
import { grantSecurityCode } from '../support/security-code.ts'
import type { TestApp } from '../support/test-app.ts'
import { freshEmail, freshNetwork } from '../support/apply-as.ts'
import { median, rankTest } from '../support/compare-times.ts'
import { sendFrom } from '../support/log-in-as.ts'

export interface PairsOutcome {
  /** Pairs whose answers differ in code, header or body, apart from their timestamps. */
  different: number
  knownMs: number
  unknownMs: number
  /** Probability of such times if both take equally long. */
  p: number
}

export async function askInPairs(shop: TestApp, rounds: number): Promise<PairsOutcome> {
  const known: number[] = []
  const unknown: number[] = []
  let different = 0
  for (let round = 0; round < rounds; round += 1) {
    const { email } = await createMember(shop.db)
    // The order within a pair must not matter.
    const order = round % 2 === 0 ? [email, freshEmail()] : [freshEmail(), email]
    const answers: string[] = []
    for (const address of order) {
      const { ms, shown } = await timed(shop, address)
      answers.push(shown)
      ;(address === email ? known : unknown).push(ms)
    }
    if (answers[0] !== answers[1]) different += 1
  }
  return {
    different,
    knownMs: median(known),
    unknownMs: median(unknown),
    p: rankTest(known, unknown),
  }
}

async function timed(shop: TestApp, email: string): Promise<{ ms: number; shown: string }> {
  const input = { email, ...(await grantSecurityCode(shop)) }
  const began = performance.now()
  const { response } = await sendFrom(shop, sendEmailCodeRoute, input, { from: freshNetwork() })
  const ms = performance.now() - began
  const { date: _, 'x-request-id': __, ...headers } = response.headers
  // The random cookie `flow` of every answer ties the code to the browser that requested it.
  headers['set-cookie'] = String(headers['set-cookie']).replace(/flow=[\w-]+/, 'flow=')
  const body = response.body.replace(/"expiresAt":"[^"]*"/, '')
  return { ms, shown: JSON.stringify([response.statusCode, headers, body]) }
}
