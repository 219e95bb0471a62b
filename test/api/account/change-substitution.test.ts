// POST /api/account/substitution
import { describe, expect, test } from 'vitest'
import {
  changeSubstitutionRoute,
  readSubstitutionRoute,
  type SubstitutionSettings,
} from '../../../src/contract/substitution.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { MEMBER_ROLES } from '../../../src/shared/membership.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { ITEM, OTHER } from '../../support/orders.ts'

const shop = useShop()
const SENT = {
  rule: 'same_or_higher',
  // By how much the prices may differ, in percent of the ordered item's.
  mostPercent: 15,
  exceptions: [{ itemNo: ITEM, rule: 'never' }],
}
const change = (login: TestMember, more: Record<string, unknown> = {}) =>
  ask<SubstitutionSettings>(shop(), changeSubstitutionRoute, { ...SENT, ...more }, login.headers)
const read = (login: TestMember) =>
  ask<SubstitutionSettings>(shop(), readSubstitutionRoute, {}, login.headers)
const dropshipper = () => createMember(shop().db, { kind: 'dropship' })

describe('the rule for substitutes', () => {
  test.each(LANGS)('is changed as a whole in %s', async (lang) => {
    const login = await dropshipper()
    expect((await read(login)).result).toEqual({ rule: 'never', mostPercent: 20, exceptions: [] })
    const answer = await change(login, { lang })
    expectContract(changeSubstitutionRoute, answer.result)
    expect(answer).toMatchObject({ code: 200, result: SENT })
    const exceptions = [{ itemNo: OTHER, rule: 'other_series' }]
    await change(login, { exceptions: [{ itemNo: OTHER.toLowerCase(), rule: 'other_series' }] })
    expect((await read(login)).result.exceptions).toEqual(exceptions)
  })

  test.each(LANGS)('is not changed by wrong entries, which are named in %s', async (lang) => {
    const login = await dropshipper()
    const exceptions = [SENT.exceptions[0], { itemNo: 'VC-NO', rule: 'never' }]
    const unknown = await change(login, { lang, exceptions })
    expect(rejectedFields(unknown, lang)).toEqual(['exceptions.1.itemNo'])
    const wrong = await change(login, { lang, mostPercent: 101, rule: 'sometimes' })
    expect(rejectedFields(wrong, lang).toSorted()).toEqual(['mostPercent', 'rule'])
    expect((await read(login)).result.rule).toBe('never')
  })

  test('is changed by owners and finance of dropshippers only', async () => {
    const { companyId } = await dropshipper()
    for (const role of MEMBER_ROLES) {
      const login = await createMember(shop().db, { kind: 'dropship', companyId, role })
      const expected = role === 'owner' || role === 'finance' ? 200 : 403
      expect((await change(login)).code, role).toBe(expected)
    }
    expect((await change(await createMember(shop().db))).code).toBe(403)
  })
})
