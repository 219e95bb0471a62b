// Guesses mailed codes from changing network addresses: how many guesses are evaluated, and whether one
// succeeds.
import { checkEmailCodeRoute } from '../../src/contract/user-application.ts'
import type { TestApp } from '../support/test-app.ts'
import { askForCode, freshEmail, freshNetwork, mailedCode, wrongCode } from '../support/apply-as.ts'
import { sendFrom } from '../support/log-in-as.ts'

export interface GuessesOutcome {
  guesses: number
  /** Guesses compared with a valid code. */
  evaluated: number
  /** Codes under attack. */
  codes: number
  /** Guesses that succeeded, and got a ticket to apply. */
  tickets: number
}

/** Sends fifty guesses per code, ten at once. */
export async function guessCodes(shop: TestApp, guesses: number): Promise<GuessesOutcome> {
  const outcome = { guesses: 0, evaluated: 0, codes: 0, tickets: 0 }
  while (outcome.guesses < guesses) {
    const email = freshEmail()
    await askForCode(shop, email)
    let guess = wrongCode(await mailedCode(shop, email))
    outcome.codes += 1
    for (let batch = 0; batch < 5 && outcome.guesses < guesses; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => {
          const input = { email, code: guess }
          guess = wrongCode(guess)
          return sendFrom(shop, checkEmailCodeRoute, input, { from: freshNetwork() })
        }),
      )
      outcome.guesses += answers.length
      // 423: compared, and wrong.
      outcome.evaluated += answers.filter(({ code }) => code === 423).length
      outcome.tickets += answers.filter(({ code }) => code === 200).length
    }
  }
  return outcome
}
