// POST /api/user/addresses
import { expect, test } from 'vitest'
import {
  listAddressesRoute,
  type MemberAddress,
  saveAddressRoute,
} from '../../../src/contract/user-session.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'
import { SAMPLE_INPUTS } from '../../support/sample-inputs.ts'

const shop = useShop()
const input = SAMPLE_INPUTS['POST /api/user/addresses'] ?? {}

describeMemberCall(shop, saveAddressRoute, { input })

const save = (member: TestMember, more: object = {}) =>
  ask<MemberAddress>(shop(), saveAddressRoute, { ...input, ...more }, member.headers)

async function list(member: TestMember): Promise<MemberAddress[]> {
  const answer = await ask<{ list: MemberAddress[] }>(
    shop(),
    listAddressesRoute,
    {},
    member.headers,
  )
  return answer.result.list
}

test('addresses are added and changed, with one default', async () => {
  const member = await createMember(shop().db)
  const first = (await save(member)).result
  expect(first).toMatchObject({ isDefault: true, countryName: 'Germany', line2: '' })
  const second = (await save(member, { isDefault: true, line2: '' })).result
  expect((await list(member)).filter(({ isDefault }) => isDefault)).toEqual([second])
  const changed = await save(member, {
    id: first.id,
    label: 'Changed',
    country: 'hk',
    region: 'Kowloon',
    postCode: '',
  })
  expect(changed.result).toMatchObject({ id: first.id, label: 'Changed', country: 'HK' })
  expect(await list(member)).toHaveLength(2)
})

test('an address of another company is answered with 404 and stays unchanged', async () => {
  const member = await createMember(shop().db)
  const stranger = await createMember(shop().db)
  const { id } = (await save(member)).result
  expect((await save(stranger, { id, label: 'Mine now', isDefault: true })).code).toBe(404)
  expect((await list(member))[0]).toMatchObject({ label: 'Sample warehouse', isDefault: true })
  expect(await list(stranger)).toEqual([])
})

test('many requests at once leave one default and at most two hundred addresses', async () => {
  const member = await createMember(shop().db)
  await Promise.all(Array.from({ length: 8 }, () => save(member, { isDefault: true })))
  expect((await list(member)).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  const row = await shop()
    .db.selectFrom('member_address')
    .where('company_id', '=', member.companyId)
    .selectAll()
    .executeTakeFirstOrThrow()
  await shop()
    .db.insertInto('member_address')
    .values(
      Array.from({ length: 192 }, (_, at) => ({ ...row, id: `${row.id}${at}`, is_default: false })),
    )
    .execute()
  expect(rejectedFields(await save(member), 'en_us')).toEqual(['label'])
  expect((await save(member, { id: row.id })).code).toBe(200)
})

test.each([
  ['country', { country: 'XX' }],
  ['country', { country: 'Germany' }],
  ['postCode', { postCode: 'ABC' }],
  ['postCode', { postCode: '' }],
  ['region', { country: 'US', postCode: '95014' }],
  ['label', { label: '' }],
  ['recipient', { recipient: 'x'.repeat(101) }],
  ['line1', { line1: 'a\nb' }],
  ['city', { city: '\u200b' }],
  ['phone', { phone: 'call me' }],
  ['isDefault', { isDefault: 'yes' }],
])('the field %s of %j is answered with 422', async (field, wrong) => {
  const answer = await ask(
    shop(),
    saveAddressRoute,
    { ...input, ...wrong, lang: 'zh_cn' },
    (await createMember(shop().db)).headers,
  )
  expect(rejectedFields(answer, 'zh_cn')).toEqual([field])
})
