// DELETE /api/user/addresses
import { expect, test } from 'vitest'
import {
  listAddressesRoute,
  type MemberAddress,
  removeAddressRoute,
  saveAddressRoute,
} from '../../../src/contract/user-session.ts'
import { ask, useShop } from '../../support/ask.ts'
import { codeOf } from '../../support/log-in-as.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'
import { SAMPLE_INPUTS } from '../../support/sample-inputs.ts'

const shop = useShop()
const input = SAMPLE_INPUTS['POST /api/user/addresses'] ?? {}

const save = async (member: TestMember, more: object = {}) =>
  (await ask<MemberAddress>(shop(), saveAddressRoute, { ...input, ...more }, member.headers)).result

describeMemberCall(shop, removeAddressRoute, {
  input: { id: 'some' },
  prepare: async (member) => ({ id: (await save(member)).id }),
})

test('an address is removed once, and the newest becomes the default', async () => {
  const member = await createMember(shop().db)
  const first = await save(member)
  await save(member, { label: 'second' })
  const newest = await save(member, { label: 'third' })
  expect(await codeOf(shop(), removeAddressRoute, member.headers, { id: first.id })).toBe(200)
  const { result } = await ask<{ list: MemberAddress[] }>(
    shop(),
    listAddressesRoute,
    {},
    member.headers,
  )
  expect(result.list.map(({ isDefault }) => isDefault)).toEqual([true, false])
  // Both may have been saved in the same millisecond, and then either is the newest.
  expect(['second', 'third']).toContain(result.list[0]?.label)
  expect(await codeOf(shop(), removeAddressRoute, member.headers, { id: first.id })).toBe(404)
  expect(newest.isDefault).toBe(false)
})

test('an address of another company is answered with 404 and stays', async () => {
  const member = await createMember(shop().db)
  const stranger = await createMember(shop().db)
  const { id } = await save(member)
  expect(await codeOf(shop(), removeAddressRoute, stranger.headers, { id })).toBe(404)
  expect(await codeOf(shop(), removeAddressRoute, member.headers, { id })).toBe(200)
})
