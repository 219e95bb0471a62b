// Follows a case alternately with a wrong number and a wrong code, and compares answers, headers and times.
import { followCaseRoute } from '../../src/contract/contact.ts'
import type { TestApp } from '../support/test-app.ts'
import { freshNetwork } from '../support/apply-as.ts'
import { median, rankTest } from '../support/compare-times.ts'
import { sendFrom } from '../support/log-in-as.ts'
import { openCaseAs } from '../support/open-case.ts'

export interface CasePairsOutcome {
  /** Pairs whose answers differ in anything but date and id. */
  different: number
  /** The median time with a wrong code less that with a wrong number, in ms. */
  difference: number
  /** Probability of such times if both take equally long. */
  p: number
}

const WARM_UP = 5
/** Fewer than the attempts allowed per case. */
const PAIRS_PER_CASE = 40

/** Sends `pairs` pairs of requests, one with a wrong number and one with a wrong code, and compares their answers. */
export async function followInPairs(shop: TestApp, pairs: number): Promise<CasePairsOutcome> {
  const times: Record<'number' | 'code', number[]> = { number: [], code: [] }
  let different = 0
  let keys = await openCaseAs(shop)
  for (let pair = -WARM_UP; pair < pairs; pair += 1) {
    if (pair > 0 && pair % PAIRS_PER_CASE === 0) keys = await openCaseAs(shop)
    const wrong = {
      number: { ...keys, caseNo: `2611-${900_000 + pair}` },
      code: { ...keys, feedbackCode: '0000000000000' },
    }
    const order = pair % 2 ? (['number', 'code'] as const) : (['code', 'number'] as const)
    const answers: string[] = []
    for (const kind of order) {
      const began = performance.now()
      const from = freshNetwork()
      const { response } = await sendFrom(shop, followCaseRoute, wrong[kind], { from })
      if (pair >= 0) times[kind].push(performance.now() - began)
      const { date: _, 'x-request-id': __, ...headers } = response.headers
      answers.push(JSON.stringify([response.statusCode, headers, response.body]))
    }
    if (answers[0] !== answers[1]) different += 1
  }
  return {
    different,
    difference: median(times.code) - median(times.number),
    p: rankTest(times.code, times.number),
  }
}
