// POST /api/user/area
import { describe, expect, test } from 'vitest'
import { listWaitingOrdersRoute } from '../../../src/contract/order-ranking.ts'
import { readProductRoute } from '../../../src/contract/product.ts'
import {
  logInDropShipRoute,
  logInRoute,
  readMemberRoute,
  switchAreaRoute,
} from '../../../src/contract/user-session.ts'
import { approveOtherArea } from '../../../src/server/staff/applications/add-area.ts'
import { forbiddenText } from '../../../src/shared/result-texts.ts'
import type { MemberKind } from '../../../src/shared/membership.ts'
import { createMemberWithPassword, PASSWORD, sendFrom } from '../../support/log-in-as.ts'
import { addPriceList } from '../../support/price-lists.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'
import { mailsTo } from '../../support/outbox.ts'

const shop = useShop()
const ITEM = 'VC-LT35641'

async function customerNoOf({ companyId }: TestMember): Promise<string> {
  const { customer_no: customerNo } = await shop()
    .db.selectFrom('company')
    .where('id', '=', companyId)
    .select('customer_no')
    .executeTakeFirstOrThrow()
  return customerNo
}

async function addOtherArea(member: TestMember, kind: MemberKind): Promise<void> {
  const context = {
    db: shop().owner,
    now: new Date(),
    actor: 'staff@shop.example',
    origin: 'https://shop.example',
  }
  await approveOtherArea(context, { customerNo: await customerNoOf(member), kind }, {})
}

const switchTo = ({ headers }: TestMember, memberKind: MemberKind) =>
  ask(shop(), switchAreaRoute, { memberKind }, headers)

describe('a company in both areas', () => {
  test('switches without logging in again, and each area answers its own calls only', async () => {
    const member = await createMember(shop().db)
    const waiting = () => ask(shop(), listWaitingOrdersRoute, {}, member.headers)
    expect([(await waiting()).code, (await waiting()).msg]).toEqual([
      403,
      forbiddenText('area', 'en_us'),
    ])
    expect((await switchTo(member, 'dropship')).code).toBe(403)
    await addOtherArea(member, 'dropship')
    expect((await waiting()).msg).toBe(forbiddenText('otherArea', 'en_us'))
    expect((await switchTo(member, 'dropship')).result).toEqual({ loginB2d: true })
    expect((await waiting()).code).toBe(200)
    const me = await ask(shop(), readMemberRoute, {}, member.headers)
    expect(me.result).toMatchObject({ memberKind: 'dropship', otherKind: true })
    expect((await switchTo(member, 'wholesale')).result).toEqual({ loginB2d: false })
    expect((await waiting()).code).toBe(403)
  })

  test('is approved once by staff, with an audit entry and a mail', async () => {
    const member = await createMember(shop().db, { currency: 'EUR' })
    await addOtherArea(member, 'dropship')
    await expect(addOtherArea(member, 'dropship')).rejects.toMatchObject({ code: 409 })
    const [mail] = await mailsTo(shop().db, member.email)
    expect(mail?.template).toBe('application-approved')
    const entry = await shop()
      .db.selectFrom('audit_entry')
      .where('subject', '=', `customer:${await customerNoOf(member)}`)
      .select(['action', 'change'])
      .executeTakeFirst()
    expect(entry).toMatchObject({
      action: 'member.area',
      change: { kind: 'dropship', price_group: 'dropship', currency: 'EUR' },
    })
  })

  test('sees in each area the prices of that area only, those of its own price lists included', async () => {
    const member = await createMember(shop().db)
    const { companyId } = member
    await addOtherArea(member, 'dropship')
    const addOwnList = (kind: MemberKind, unit: string) =>
      addPriceList(shop().owner, {
        id: `own-${kind}-${companyId}`,
        companyId,
        kind,
        prices: [{ itemNo: ITEM, steps: [{ from: 1, unit }] }],
      })
    await addOwnList('wholesale', '73.51')
    await addOwnList('dropship', '84.62')
    const pricesOf = async () => {
      const input = { itemNo: ITEM }
      return (await ask(shop(), readProductRoute, input, member.headers)).response.body
    }
    const inMain = await pricesOf()
    expect(inMain).toContain('73.51')
    expect(inMain).not.toContain('84.62')
    await switchTo(member, 'dropship')
    const inDropship = await pricesOf()
    expect(inDropship).toContain('84.62')
    expect(inDropship).not.toContain('73.51')
  })

  test('logs in to either area, and a suspension of one ends its sessions only', async () => {
    const member = await createMemberWithPassword(shop())
    await addOtherArea(member, 'dropship')
    const credentials = { username: member.username, password: PASSWORD }
    expect((await sendFrom(shop(), logInRoute, credentials)).code).toBe(200)
    expect((await sendFrom(shop(), logInDropShipRoute, credentials)).code).toBe(200)
    const { companyId } = member
    await shop()
      .db.updateTable('membership')
      .set({ state: 'suspended', fail_reason: 'other' })
      .where('company_id', '=', companyId)
      .where('kind', '=', 'dropship')
      .execute()
    expect((await switchTo(member, 'dropship')).code).toBe(403)
    expect((await switchTo(member, 'wholesale')).code).toBe(200)
  })
})

describeMemberCall(useShop(), switchAreaRoute, { input: { memberKind: 'wholesale' } })
