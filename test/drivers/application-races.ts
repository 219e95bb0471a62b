// Sends every application twice at the same time: how many are stored, and whether both answers name the same
// one.
import { registerMemberRoute } from '../../src/contract/user-application.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { mailsTo } from '../support/outbox.ts'
import type { TestApp } from '../support/test-app.ts'
import { freshEmail, freshNetwork, goodForm, ticketFor } from '../support/apply-as.ts'
import { sendFrom } from '../support/log-in-as.ts'

export interface RacesOutcome {
  /** Rounds that did not end with exactly one application, login or mail. */
  wrong: number
  /** Rounds whose answers were not one "done" and one "already done" with the same number. */
  unclear: number
}

export async function sendTwice(shop: TestApp, rounds: number): Promise<RacesOutcome> {
  const outcome = { wrong: 0, unclear: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const email = freshEmail()
    const ticket = await ticketFor(shop, email)
    const send = () =>
      sendFrom(shop, registerMemberRoute, { ticket, ...goodForm(email) }, { from: freshNetwork() })
    const answers = await Promise.all([send(), send()])
    const codes = answers.map(({ code }) => code).sort((one, other) => one - other)
    const numbers = new Set(answers.map(({ result }) => result.applicationNo))
    const [first, second] = codes
    const isClear = first === RESULT_CODES.done && second === RESULT_CODES.alreadyDone
    if (!isClear || numbers.size !== 1) outcome.unclear += 1
    if (!(await isStoredOnce(shop, email))) outcome.wrong += 1
  }
  return outcome
}

async function isStoredOnce(shop: TestApp, email: string): Promise<boolean> {
  const { db } = shop
  const stored = await Promise.all([
    db.selectFrom('application').where('email_key', '=', email).select('kind').execute(),
    db.selectFrom('member').where('email_key', '=', email).select('id').execute(),
  ])
  const received = (await mailsTo(db, email)).filter(
    ({ template }) => template === 'application-received',
  )
  return [...stored, received].every((rows) => rows.length === 1)
}
