// Calls of members on objects of another company answer as if they did not exist, change nothing and reveal nothing.
import { sql } from 'kysely'
import { z } from 'zod'
import { beforeAll, describe, expect, test } from 'vitest'
import { type CallRoute, isStaffAccess, pathParameters } from '../src/contract/call.ts'
import { ALL_CALLS } from '../src/server/api/all-calls.ts'
import { ask, useShop } from './support/ask.ts'
import type { TestMember } from './support/create-member.ts'
import { CANARY } from './support/make-owned.ts'
import { createMemberWithMoney } from './support/money.ts'
import { ITEM, setStock } from './support/orders.ts'
import { OWNED_THINGS, withField } from './support/owned-things.ts'
import { SAMPLE_INPUTS } from './support/sample-inputs.ts'

const shop = useShop()
const CALLS = new Map<string, CallRoute>(
  ALL_CALLS.filter(({ route }) => !isStaffAccess(route.access)).map(({ route }) => {
    return [`${route.method} ${route.path}`, route] as const
  }),
)
const KINDS = ['wholesale', 'dropship'] as const

beforeAll(() => setStock(shop(), ITEM, 500))

/** The condition that selects the rows of a company, by table. */
const OF_COMPANY = 'company_id = $company'
const OF_MEMBER = 'member_id in (select id from member where company_id = $company)'
const OF_ORDER = 'order_id in (select id from trade_order where company_id = $company)'
const OF_RETURN = 'return_id in (select id from trade_return where company_id = $company)'
const ROWS = {
  session: OF_MEMBER,
  member: OF_COMPANY,
  colleague_invitation: OF_COMPANY,
  member_address: OF_COMPANY,
  company_alias: OF_COMPANY,
  wish_list: OF_MEMBER,
  wish_line:
    'list_id in (select id from wish_list where member_id in (select id from member where company_id = $company))',
  payment: 'account_id in (select id from money_account where company_id = $company)',
  money_account: OF_COMPANY,
  idempotency_key: OF_COMPANY,
  order_file: OF_COMPANY,
  trade_order: OF_COMPANY,
  order_line: OF_ORDER,
  order_event: OF_ORDER,
  order_event_words: OF_ORDER,
  order_offer: OF_ORDER,
  shipment: OF_ORDER,
  trade_return: OF_COMPANY,
  return_line: OF_RETURN,
  return_event: OF_RETURN,
  received_file: 'return_no in (select return_no from trade_return where company_id = $company)',
  issued_document: OF_COMPANY,
}

async function everythingOf({ companyId }: TestMember): Promise<string> {
  const rows = Object.entries(ROWS).map(async ([table, where]) => {
    const condition = sql.raw(where.replaceAll('$company', String(companyId)))
    const found = await sql`select * from ${sql.table(table)} where ${condition}`.execute(shop().db)
    return found.rows
  })
  return JSON.stringify(await Promise.all(rows))
}

describe.each(Object.entries(OWNED_THINGS))('%s of another company', (_, thing) => {
  test.each(thing.calls)('the object does not exist for %s', async (name) => {
    const route = CALLS.get(name)
    if (!route) throw new Error(`${name} is not a call`)
    const kinds = thing.kinds ?? route.kinds ?? KINDS
    const owner = await fundedMember(kinds[0] ?? 'wholesale')
    const id = await thing.make(shop(), owner)
    const before = await everythingOf(owner)
    expect(before).toContain(String(id))
    for (const kind of kinds) {
      const stranger = await fundedMember(kind)
      const own = await thing.otherInput?.(shop(), stranger)
      const input = { ...SAMPLE_INPUTS[name], ...thing.more?.(String(id)), ...own }
      const send = async (value: string | number) => {
        const named = withField(input, thing.field, value)
        const { code, response } = await ask(shop(), route, named, stranger.headers)
        return { code, body: withoutId(response.body, value) }
      }
      const answer = await send(id)
      expect(answer.code, `${kind}: ${answer.body.slice(0, 200)}`).toBe(thing.code ?? 404)
      expect(answer.body).not.toContain(CANARY)
      expect(await everythingOf(owner)).toBe(before)
      // The answer is the same as for an id that does not exist.
      expect(await send(thing.unknown)).toEqual(answer)
    }
  })
})

/** Replaces the id where it is a whole word: the id 4 is not a part of the code 404. */
function withoutId(body: string, id: string | number): string {
  return body.replaceAll(
    new RegExp(String.raw`(?<!\w)${RegExp.escape(String(id))}(?!\w)`, 'g'),
    'ID',
  )
}

function fundedMember(kind: (typeof KINDS)[number]) {
  return createMemberWithMoney(shop().db, shop().owner, { kind, available: 100_000_00n })
}

describe('the table of owned objects', () => {
  /** Fields that look like names of a company's objects but are not, in every call or only in the one that is named. */
  const OTHERS: Record<string, string> = {
    'POST /api/about/product/wish-list/{id} id': 'an item number',
    'DELETE /api/about/product/wish-list ids': 'item numbers',
    'DELETE /api/basket ids': 'item numbers',
    'POST /api/wish-lists/lines lines[].customerRefs[].number': 'what the customer calls an item',
    'POST /api/order-files file': 'the file that is sent',
    taxNo: 'a number of the authorities',
    recipientTaxNo: 'a number of the authorities',
    key: 'makes a repeated request act once in its company; in a path it names an order',
    sendingId: 'makes a repeated request act once in its company',
    requestId: 'makes a repeated request act once in its company',
    approvalNo: 'counts the requests for approval of the order in the path',
  }
  const isItem = (field: string) => /(?:^|\.)itemNos?(?:\[\])?$/.test(field)
  const isName = (field: string) =>
    /(?:^|[.a-z])(?:[iI]ds?|Nos?|key|number|parcel|file|deliverTo|copyOf)(?:\[\])?$/.test(field)

  test.each([...CALLS].filter(([, { access }]) => access !== 'visitor'))(
    'lists every field of %s that names an object',
    (name, route) => {
      const covered = Object.values(OWNED_THINGS)
        .filter(({ calls }) => calls.includes(name))
        .map(({ field }) => field)
      const inPath = pathParameters(route.path)
      const names = fieldsOf(route).filter((field) => {
        if (isItem(field) || OTHERS[`${name} ${field}`]) return false
        return inPath.includes(field) || (isName(field) && !OTHERS[field])
      })
      expect(covered).toEqual(expect.arrayContaining(names))
    },
  )
})

interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
}

/** 'id', 'orderNos[]', 'lines[].parcelNo'. */
function fieldsOf(route: CallRoute): string[] {
  const inside = (shape: Shape, path: string): string[] => {
    if (shape.items) return inside(shape.items, `${path}[]`)
    if (!shape.properties) return [path]
    return Object.entries(shape.properties).flatMap(([field, each]) => {
      return inside(each, path === '' ? field : `${path}.${field}`)
    })
  }
  return inside(z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' }) as Shape, '')
}
