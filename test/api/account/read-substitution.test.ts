// GET /api/account/substitution
import { describe, expect, test } from 'vitest'
import { readSubstitutionRoute } from '../../../src/contract/substitution.ts'
import { MEMBER_ROLES } from '../../../src/shared/membership.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'

const shop = useShop()

describe('the rule for substitutes', () => {
  test('allows no substitute until a company chooses another rule', async () => {
    const { headers } = await createMember(shop().db, { kind: 'dropship' })
    const answer = await ask(shop(), readSubstitutionRoute, {}, headers)
    expect(answer).toMatchObject({ code: 200, result: { rule: 'never', exceptions: [] } })
    expectContract(readSubstitutionRoute, answer.result)
  })

  test('is read by owners, buyers and finance of dropshippers', async () => {
    for (const role of MEMBER_ROLES) {
      const { headers } = await createMember(shop().db, { kind: 'dropship', role })
      const expected = role === 'viewer' ? 403 : 200
      expect((await ask(shop(), readSubstitutionRoute, {}, headers)).code, role).toBe(expected)
    }
    const { headers } = await createMember(shop().db, { kind: 'wholesale' })
    expect((await ask(shop(), readSubstitutionRoute, {}, headers)).code).toBe(403)
  })
})
