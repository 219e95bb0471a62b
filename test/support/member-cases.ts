// The guarantees of every call for members: members only, checked before the input is read, in three languages.
import { describe, expect, test } from 'vitest'
import { callPath } from '../../src/shared/call-path.ts'
import type { CallRoute } from '../../src/contract/call.ts'
import { SESSION_COOKIES } from '../../src/server/platform/http/cookies.ts'
import { LANGS } from '../../src/shared/lang.ts'
import { resultText } from '../../src/shared/result-texts.ts'
import { ask, expectContract, parseAnswer, rejectedFields, send } from './ask.ts'
import { createMemberWithPassword, SAME_ORIGIN } from './log-in-as.ts'
import type { TestMember } from './create-member.ts'
import type { TestApp } from './test-app.ts'

export interface MemberCases {
  input?: Record<string, unknown>
  /** Prepares what the input names; a new member each time. */
  prepare?: (member: TestMember) => Promise<Record<string, unknown>>
}

/** Declares the tests that hold for every call of members. */
export function describeMemberCall(
  shop: () => TestApp,
  route: CallRoute,
  { input = {}, prepare }: MemberCases = {},
): void {
  const prepareCase = async () => {
    const member = await createMemberWithPassword(shop())
    return { member, input: { ...input, ...(await prepare?.(member)) } }
  }

  describe(`${route.method} ${route.path}`, () => {
    test.each(LANGS)('a visitor is rejected in %s before the input is read', async (lang) => {
      const invalid = { lang, colourOfMoney: 'green' }
      for (const sent of [{ ...input, lang }, invalid]) {
        const answer = await ask(shop(), route, sent, SAME_ORIGIN)
        expect(answer.code).toBe(401)
        expect(answer.msg).toBe(resultText(401, lang))
        // What an ended session left in the browser is cleared.
        const cleared = [answer.response.headers['set-cookie']].flat()
        expect(cleared).toHaveLength(SESSION_COOKIES.length)
      }
    })

    test.runIf(route.access === 'member')('an applicant is rejected', async () => {
      const { headers } = await createMemberWithPassword(shop(), { state: 'in_review' })
      expect((await ask(shop(), route, input, headers)).code).toBe(403)
    })

    test.each(LANGS)('the call answers in %s by its contract, without caching', async (lang) => {
      const { member, input: prepared } = await prepareCase()
      const answer = await ask(shop(), route, { ...prepared, lang }, member.headers)
      expect(answer.code, JSON.stringify(answer.result)).toBe(200)
      expect(answer.msg).toBe(resultText(200, lang))
      expect(answer.response.headers['cache-control']).toBe('no-store')
      expectContract(route, answer.result)
    })

    test.runIf(route.method === 'POST')('an unknown field is answered with 422', async () => {
      const { member, input: prepared } = await prepareCase()
      const answer = await ask(shop(), route, { ...prepared, colour: 'x' }, member.headers)
      expect(rejectedFields(answer, 'en_us')).toEqual(['colour'])
    })

    test('strange characters cause no server error', async () => {
      const { member, input: prepared } = await prepareCase()
      for (const [field, value] of Object.entries(prepared)) {
        if (typeof value !== 'string') continue
        for (const strange of ['\u0000', `'";--`, '\r\nBcc: a@b.example', '\u202e', '<b>', ' ']) {
          const sent = { ...prepared, [field]: value + strange, lang: 'zh_hk' }
          const { address, body } = callPath(route.method, route.path, sent)
          const answer = parseAnswer(
            await send(shop(), route.method, address, body, member.headers),
          )
          expect(answer.code, field).not.toBe(500)
          if (strange === '\u0000') expect(rejectedFields(answer, 'zh_hk')).toContain(field)
        }
      }
    })
  })
}
