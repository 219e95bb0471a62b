// Hostile forms from an applicant with a confirmed address: the calls that need a ticket answer any input.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  registerMemberRoute,
  saveDraftRoute,
  sendAnswersRoute,
} from '../src/contract/user-application.ts'
import { RESULT_CODES } from '../src/contract/result-code.ts'
import { useShop } from './support/ask.ts'
import { freshEmail, freshNetwork, goodForm, ticketFor } from './support/apply-as.ts'
import { sendFrom } from './support/log-in-as.ts'
import { hostileInput } from './support/hostile-arbitrary.ts'

const shop = useShop()
const RUNS = 150

test.each([registerMemberRoute, saveDraftRoute, sendAnswersRoute])(
  '$method $path answers any input of a confirmed applicant',
  async (route) => {
    const email = freshEmail()
    const ticket = await ticketFor(shop(), email)
    const good = {
      [registerMemberRoute.path]: { ticket, ...goodForm(email) },
      [saveDraftRoute.path]: { ticket, form: { city: 'Kiel', firstName: 'Ada' } },
      [sendAnswersRoute.path]: { ticket, answers: [{ item: 'other', text: 'Text' }] },
    }[route.path] as Record<string, unknown>
    const property = fc.asyncProperty(hostileInput(route, good), async (hostile) => {
      // Without a ticket nearly all inputs would be rejected early.
      const input = { ...hostile, ticket }
      const { response } = await sendFrom(shop(), route, input, { from: freshNetwork() })
      if (response.statusCode !== 200) return expect([400, 413]).toContain(response.statusCode)
      const { code } = response.json<{ code: number }>()
      expect([200, 409, 410, 422, 429, RESULT_CODES.alreadyDone]).toContain(code)
    })
    await fc.assert(property, { numRuns: RUNS, seed: 20_260_608 })
  },
  60_000,
)

test('fields that are far too long are rejected at once, whatever pattern validates them', async () => {
  const ticket = await ticketFor(shop(), freshEmail())
  const long = ['.', 'a.', 'aa.a', ' ', '1 ', '-', '@', 'a@'].map((piece) =>
    `a${piece.repeat(60_000 / piece.length)}<`.slice(0, 60_000),
  )
  const fields = Object.keys(goodForm('a@b.example')).filter(
    (field) => field !== 'productsOfInterest',
  )
  for (const field of fields) {
    for (const value of long) {
      const input = { ticket, ...goodForm('a@b.example'), [field]: value }
      const began = performance.now()
      const { code } = await sendFrom(shop(), registerMemberRoute, input, { from: freshNetwork() })
      expect(code).toBe(422)
      expect(performance.now() - began, `${field} ${value.slice(0, 9)}`).toBeLessThan(1000)
    }
  }
}, 60_000)
