// GET /api/v2/security-code
// A security code is the number that solves a proof of work, or the text of the picture beside it.
import { describe, expect, test } from 'vitest'
import { issueCaptchaV2Route } from '../../../src/contract/reference.ts'
import {
  checkSecurityCode,
  issueProofOfWork,
} from '../../../src/server/modules/captcha/captcha-service.ts'
import { type Ctx, NO_CALLER } from '../../../src/server/context/context.ts'
import { hashOf } from '../../../src/server/platform/secrets.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { type SolvedCode, solveWork, type WorkChallenge } from '../../support/security-code.ts'

const shop = useShop()

describeCall(shop, issueCaptchaV2Route, { input: {}, isSteady: false })

test('each answer has a different challenge that can be solved', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      ask<WorkChallenge & { algorithm: string; image: string }>(shop(), issueCaptchaV2Route, {}),
    ),
  )
  for (const { result } of answers) {
    expect(result).toMatchObject({ algorithm: 'SHA-256', maxNumber: 60_000 })
    expect(Number(solveWork(result))).toBeLessThanOrEqual(60_000)
    expect(result.image).toMatch(/^data:image\/svg\+xml,/)
  }
  expect(new Set(answers.map(({ result }) => result.salt)).size).toBe(5)
})

describe('a security code', () => {
  const start = new Date('2026-05-04T08:00:00Z')
  const check = (answer: SolvedCode, now = start) => checkSecurityCode(shop().db, now, answer)

  /** Issues a code at `start`, with a picture whose text the test knows. */
  async function issue(): Promise<SolvedCode> {
    const ctx = { db: shop().db, clock: () => start, caller: NO_CALLER } as Ctx
    const issued = await issueProofOfWork(ctx)
    await shop()
      .db.updateTable('security_code')
      .set({ picture_hash: hashOf('security-picture', `${issued.securityKey}\nAC3RT`) })
      .where('id', '=', issued.securityKey)
      .execute()
    return { securityKey: issued.securityKey, securityCode: solveWork(issued) }
  }

  test('the number that solves the work is accepted once', async () => {
    const code = await issue()
    await check(code)
    await expect(check(code)).rejects.toMatchObject({ code: 423 })
  })

  test.each(['AC3RT', 'ac3rt', ' Ac3rt ', 'ＡＣ３ＲＴ'])(
    'the text of the picture is accepted, typed as %j',
    async (typed) => {
      await check({ ...(await issue()), securityCode: typed })
    },
  )

  test.each(['ac3r', 'ac3rtt', '-1', '60001', '٣', '<b>'])(
    'a security code is used up by the wrong answer %j',
    async (typed) => {
      const code = await issue()
      await expect(check({ ...code, securityCode: typed })).rejects.toMatchObject({ code: 423 })
      await expect(check(code)).rejects.toMatchObject({ code: 423 })
    },
  )

  test('a security code belongs to its key', async () => {
    const [one, other] = [await issue(), await issue()]
    const mixed = { ...one, securityCode: other.securityCode }
    await expect(check(mixed)).rejects.toMatchObject({ code: 423 })
    await expect(check({ ...one, securityKey: 'made-up' })).rejects.toMatchObject({ code: 423 })
    await check(other)
  })

  test('a security code lasts exactly five minutes', async () => {
    await check(await issue(), new Date(start.getTime() + 299_999))
    const late = new Date(start.getTime() + 300_000)
    await expect(check(await issue(), late)).rejects.toMatchObject({ code: 423 })
  })

  test('of ten requests at once one may use a security code', async () => {
    const code = await issue()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => check(code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
