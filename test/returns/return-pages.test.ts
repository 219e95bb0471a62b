// The pages of returns as the server renders them, in three languages: list, request, one return, link from the order.
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../../src/shared/lang.ts'
import { approveReturn, askAboutReturn } from '../../src/server/staff/returns/handle-return.ts'
import { loadTexts, textsOf } from '../../src/web/texts.ts'
import { useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../support/orders.ts'
import { requestReturn, shipOrder, staffOf, returnInput } from '../support/returns.ts'

const shop = useShop()
let dropshipper: Dropshipper
let orderNo: string
/** The number of a return about which staff asked a question, and of an approved one. */
let asked: string
let approved: string

beforeAll(async () => {
  await setStock(shop(), ITEM, 100)
  dropshipper = await createDropshipper(shop())
  orderNo = await shipOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 5 }])
  asked = await requestReturn(shop(), dropshipper, returnInput(orderNo, {}))
  await askAboutReturn(staffOf(shop()), asked, 'Which <colour>?')
  approved = await requestReturn(shop(), dropshipper, returnInput(orderNo, { quantity: 2 }))
  await approveReturn(staffOf(shop()), approved)
})

async function open(url: string, headers: Record<string, string> = dropshipper.headers) {
  return shop().app.inject({ url, headers: { host: 'shop.example', ...headers } })
}

describe.each(LANGS)('in %s', (lang) => {
  const prefix = langPrefix(lang)
  const textsOfReturns = async () => {
    await loadTexts(lang, 'returns')
    return textsOf(lang, 'returns')
  }

  test('the list shows each return with its state and leads to it', async () => {
    const t = await textsOfReturns()
    const { statusCode, body } = await open(`${prefix}/returns`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`href="${prefix}/returns/${asked}"`)
    expect(body).toContain(t.states.more_info)
    expect(body).toContain(t.states.approved)
  })

  test('the list of a company without returns says where to begin', async () => {
    const t = await textsOfReturns()
    const { body } = await open(`${prefix}/returns`, (await createMember(shop().db)).headers)
    expect(body).toContain(t.noneText)
  })

  test('the request offers what is left of the order, and says what to do without one', async () => {
    const t = await textsOfReturns()
    const { statusCode, body } = await open(`${prefix}/returns/new?order=${orderNo}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(t.request.left(2))
    expect(body).toContain('name="lines.0.quantity"')
    expect((await open(`${prefix}/returns/new`)).body).toContain(t.request.choose)
  })

  test('a question can be answered, and its text is no markup', async () => {
    const t = await textsOfReturns()
    const { body } = await open(`${prefix}/returns/${asked}`)
    expect(body).toContain(t.one.states.more_info)
    expect(body).toContain('Which &lt;colour&gt;?')
    expect(body).toContain('name="message"')
    expect(body).toContain(t.one.withdraw)
    expect(body).not.toContain(t.one.labelText)
  })

  test('an approved return has a label with its number', async () => {
    const t = await textsOfReturns()
    const { body } = await open(`${prefix}/returns/${approved}`)
    expect(body).toContain(t.one.states.approved)
    expect(body).toContain(t.one.labelText)
    expect(body).toContain(`href="/api/returns/${approved}/label?lang=${lang}"`)
  })

  test('the page of the shipped order leads to the request, and a return of another company is not found', async () => {
    const { body } = await open(`${prefix}/orders/${orderNo}`)
    expect(body).toContain(`href="${prefix}/returns/new?order=${orderNo}"`)
    const stranger = (await createMember(shop().db)).headers
    expect((await open(`${prefix}/returns/${asked}`, stranger)).statusCode).toBe(404)
  })
})
