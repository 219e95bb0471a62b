// GET /api/returns/{returnNo}/label
import { beforeAll, expect, test } from 'vitest'
import { printReturnLabelRoute } from '../../../src/contract/return.ts'
import { approveReturn, receiveReturn } from '../../../src/server/staff/returns/handle-return.ts'
import { callPath } from '../../../src/shared/call-path.ts'
import { LANGS, type Lang } from '../../../src/shared/lang.ts'
import { send, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../../support/orders.ts'
import { requestReturn, shipOrder, staffOf, returnInput } from '../../support/returns.ts'

const shop = useShop()
let dropshipper: Dropshipper
let returnNo: string

beforeAll(async () => {
  await setStock(shop(), ITEM, 500)
  dropshipper = await createDropshipper(shop())
  const orderNo = await shipOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 3 }])
  returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, { quantity: 2 }))
})

function fetch(from: { headers: Record<string, string> }, lang: Lang = 'en_us') {
  const { address } = callPath('GET', printReturnLabelRoute.path, { lang, returnNo })
  return send(shop(), 'GET', address, null, from.headers)
}

test('the label exists from the approval to the arrival, the same bytes each time', async () => {
  for (const lang of LANGS) {
    const { reason, text } = (await fetch(dropshipper, lang)).json().result
    expect({ reason, text }).toEqual({
      reason: 'notApproved',
      text: expect.stringMatching(/[.。]$/),
    })
  }
  await approveReturn(staffOf(shop()), returnNo)
  const files = new Set<string>()
  for (const lang of LANGS) {
    const [first, second] = [await fetch(dropshipper, lang), await fetch(dropshipper, lang)]
    expect(first.headers['content-type']).toBe('application/pdf')
    expect(first.headers['content-disposition']).toContain(`return-label-${returnNo}.pdf`)
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    files.add(first.rawPayload.toString('base64'))
  }
  expect(files.size).toBe(LANGS.length)
  const { companyId } = dropshipper
  const viewer = await createMember(shop().db, { companyId, kind: 'dropship', role: 'viewer' })
  expect((await fetch(viewer)).headers['content-type']).toBe('application/pdf')
  await receiveReturn(staffOf(shop(), 'warehouse'), returnNo)
  expect((await fetch(dropshipper)).json()).toMatchObject({ code: 409, result: { reason: 'over' } })
})

test('another company does not get the label', async () => {
  expect((await fetch(await createMember(shop().db, {}))).json()).toMatchObject({ code: 404 })
})
