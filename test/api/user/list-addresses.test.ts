// GET /api/user/addresses
import { expect, test } from 'vitest'
import {
  listAddressesRoute,
  type MemberAddress,
  saveAddressRoute,
} from '../../../src/contract/user-session.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'
import { SAMPLE_INPUTS } from '../../support/sample-inputs.ts'

const shop = useShop()
const input = SAMPLE_INPUTS['POST /api/user/addresses'] ?? {}

describeMemberCall(shop, listAddressesRoute)

test("the company's addresses are listed, the default one first, with country names", async () => {
  const member = await createMember(shop().db)
  const colleague = await createMember(shop().db, { companyId: member.companyId })
  const stranger = await createMember(shop().db)
  const save = (more: object, headers = member.headers) =>
    ask(shop(), saveAddressRoute, { ...input, ...more }, headers)
  await save({ label: 'first' })
  await save({ label: 'second' })
  await save({ label: 'main', isDefault: true }, colleague.headers)
  await save({ label: 'elsewhere' }, stranger.headers)
  const { result } = await ask<{ list: MemberAddress[] }>(
    shop(),
    listAddressesRoute,
    { lang: 'zh_hk' },
    member.headers,
  )
  expect(result.list.map(({ label }) => label)).toEqual(['main', 'second', 'first'])
  expect(result.list.map(({ isDefault }) => isDefault)).toEqual([true, false, false])
  expect(result.list[0]?.countryName).toBe('德國')
})
