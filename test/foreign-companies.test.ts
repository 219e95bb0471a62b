// Every call of members on objects of another company: not found, unchanged, and no word of their content.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isStaffAccess } from '../src/contract/call.ts'
import { reportTopUpRoute } from '../src/contract/account.ts'
import { saveAddressRoute } from '../src/contract/user-session.ts'
import { addWishLinesRoute, saveWishListRoute } from '../src/contract/wish-list.ts'
import { ALL_CALLS } from '../src/server/api/all-calls.ts'
import { ask, useShop } from './support/ask.ts'
import { csvOf, orderRow, upload as uploadFile } from './support/order-files.ts'
import { createMember, type TestMember } from './support/create-member.ts'
import { SAMPLE_INPUTS } from './support/sample-inputs.ts'

const shop = useShop()
const HALF_HOUR_MS = 30 * 60_000
const CALLS = ALL_CALLS.filter(({ route }) => !isStaffAccess(route.access)).map(
  ({ route }) => [`${route.method} ${route.path}`, route] as const,
)

/** Objects of one member, and how each call names them. */
const CANARY = 'Secret warehouse 7351946'

interface OwnedThing {
  make: (owner: TestMember) => Promise<string>
  field: string
  /** An id that nothing has, where ids are numbers. */
  unknown?: string
  calls: string[]
}

const OWNED: Record<string, OwnedThing> = {
  'a session': {
    make: async (owner) => owner.sessionId,
    field: 'id',
    calls: ['DELETE /api/user/sessions'],
  },
  'an address': {
    async make(owner) {
      const input = { ...SAMPLE_INPUTS['POST /api/user/addresses'], recipient: CANARY }
      const saved = await ask<{ id: string }>(shop(), saveAddressRoute, input, owner.headers)
      return saved.result.id
    },
    field: 'id',
    calls: ['POST /api/user/addresses', 'DELETE /api/user/addresses'],
  },
  'an announced payment': {
    async make(owner) {
      const input = { key: randomUUID(), amount: '735.19', method: 'transfer' }
      const made = await ask<{ id: number }>(shop(), reportTopUpRoute, input, owner.headers)
      return String(made.result.id)
    },
    field: 'id',
    unknown: '999999999',
    calls: ['DELETE /api/account/top-ups'],
  },
  'a login': {
    make: async ({ memberId }) => String(memberId),
    field: 'id',
    unknown: '999999999',
    calls: ['POST /api/user/colleagues/{id}/role', 'POST /api/user/colleagues/{id}/remove'],
  },
  'an invitation': {
    make: makeInvitation,
    field: 'id',
    unknown: '999999999',
    calls: ['POST /api/user/invitations/{id}/resend', 'DELETE /api/user/invitations'],
  },
  'an order file': {
    make: makeOrderFile,
    field: 'id',
    unknown: '999999999',
    calls: [
      'POST /api/order-files/{id}/check',
      'POST /api/order-files/{id}/place',
      'GET /api/order-files/{id}',
      'GET /api/order-files/{id}/errors',
    ],
  },
  'a wish list': {
    make: makeList,
    field: 'listId',
    calls: CALLS.filter(([, route]) => 'listId' in route.input.shape).map(([name]) => name),
  },
  'a wish list by its own calls': {
    make: makeList,
    field: 'id',
    calls: ['POST /api/wish-lists', 'DELETE /api/wish-lists'],
  },
}

async function makeList(owner: TestMember): Promise<string> {
  const named = { name: CANARY }
  const saved = await ask<{ id: string }>(shop(), saveWishListRoute, named, owner.headers)
  const { id } = saved.result
  const lines = [{ itemNo: 'VC-LT35641', quantity: 5, note: CANARY }]
  await ask(shop(), addWishLinesRoute, { listId: id, lines }, owner.headers)
  return id
}

async function makeOrderFile(owner: TestMember): Promise<string> {
  const { result } = await uploadFile(shop(), owner, csvOf([orderRow(CANARY)]))
  return String(result.id)
}

async function makeInvitation(owner: TestMember): Promise<string> {
  const { id } = await shop()
    .db.insertInto('colleague_invitation')
    .values({
      company_id: owner.companyId,
      email: CANARY,
      email_key: owner.email,
      role: 'buyer',
      lang: 'en_us',
      hash: null,
      invited_by: owner.memberId,
      created_at: new Date(),
      sent_at: new Date(),
      expires_at: new Date(Date.now() + HALF_HOUR_MS),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

async function everythingOf({ memberId, companyId }: TestMember): Promise<string> {
  const { db } = shop()
  return JSON.stringify([
    await db.selectFrom('session').where('member_id', '=', memberId).selectAll().execute(),
    await db.selectFrom('member').where('company_id', '=', companyId).selectAll().execute(),
    await db
      .selectFrom('colleague_invitation')
      .where('company_id', '=', companyId)
      .selectAll()
      .execute(),
    await db.selectFrom('member_address').where('company_id', '=', companyId).selectAll().execute(),
    await db.selectFrom('order_file').where('company_id', '=', companyId).selectAll().execute(),
    await db.selectFrom('wish_list').where('member_id', '=', memberId).selectAll().execute(),
    await db
      .selectFrom('wish_line as l')
      .innerJoin('wish_list as w', 'w.id', 'l.list_id')
      .where('w.member_id', '=', memberId)
      .selectAll('l')
      .execute(),
    await db
      .selectFrom('payment as p')
      .innerJoin('money_account as a', 'a.id', 'p.account_id')
      .where('a.company_id', '=', companyId)
      .selectAll('p')
      .execute(),
  ])
}

describe.each(Object.entries(OWNED))(
  '%s of another user',
  (_, { make, field, unknown: none, calls }) => {
    test.each(calls)('the object is not found for %s', async (name) => {
      const route = CALLS.find(([each]) => each === name)?.[1]
      if (!route) throw new Error(`${name} is no call`)
      const kinds = route.kinds ?? ['wholesale', 'dropship']
      const owner = await createMember(shop().db, { kind: kinds[0] ?? 'wholesale' })
      const id = await make(owner)
      const before = await everythingOf(owner)
      expect(before).toContain(id)
      for (const kind of kinds) {
        const { headers } = await createMember(shop().db, { kind })
        const input = { ...SAMPLE_INPUTS[name], [field]: id }
        const answer = await ask(shop(), route, input, headers)
        expect(answer.code, kind).toBe(404)
        expect(answer.response.body).not.toContain(CANARY)
        expect(await everythingOf(owner)).toBe(before)
        // The answer is the same as for an id that does not exist.
        const absent = { ...input, [field]: none ?? 'no-id-of-anybody' }
        const unknown = await ask(shop(), route, absent, headers)
        expect(unknown.response.body).toBe(answer.response.body)
      }
    })
  },
)

test('every call that takes an id of a member’s own objects is in this table', () => {
  const covered = new Set(Object.values(OWNED).flatMap(({ calls }) => calls))
  // Their ids are catalogue numbers, which have no owner.
  const items = new Set(['POST /api/about/product/wish-list/{id}'])
  for (const [name, { access, input }] of CALLS) {
    if (access === 'visitor') continue
    const ids = Object.keys(input.shape).filter((field) => /^id$|Id$/.test(field))
    if (ids.length === 0 || items.has(name)) continue
    expect([...covered], name).toContain(name)
  }
})
