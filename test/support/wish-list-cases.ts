// The guarantees of every call on wish lists, the basket or aliases: members only, own lists only, three languages.
import { describe, expect, test } from 'vitest'
import type { CallRoute } from '../../src/contract/call.ts'
import {
  addWishLinesRoute,
  readWishListRoute,
  saveWishListRoute,
  type WishListItem,
  type WishListInfo,
} from '../../src/contract/wish-list.ts'
import type { CustomerRef } from '../../src/shared/customer-refs.ts'
import { LANGS } from '../../src/shared/lang.ts'
import { resultText } from '../../src/shared/result-texts.ts'
import { ask, expectContract, rejectedFields } from './ask.ts'
import { createMember, type TestMember, type MemberOptions } from './create-member.ts'
import { SAME_ORIGIN } from './log-in-as.ts'
import type { TestApp } from './test-app.ts'

export interface WishListCases {
  /** Prepares what the input names; a new member each time. */
  prepare?: (shop: TestApp, member: TestMember) => Promise<Record<string, unknown>>
  input: Record<string, unknown>
  /** The field that names a list, if there is one. */
  listField?: 'listId' | 'id'
  /** File answers have no envelope to check. */
  isFile?: true
}

/** Declares the tests of a call on wish lists, the basket or aliases, which hold for every such call. */
export function describeWishListCall(
  shop: () => TestApp,
  route: CallRoute,
  cases: WishListCases,
): void {
  const prepareCase: PrepareCase = async (options) => {
    const member = await createMember(shop().db, options)
    const prepared = await cases.prepare?.(shop(), member)
    return { member, input: { ...cases.input, ...prepared } }
  }
  const { listField } = cases

  describe(`${route.method} ${route.path}`, () => {
    testAccess(shop, route, cases)

    test.each(LANGS)('the call answers in %s by its contract', async (lang) => {
      if (cases.isFile) return
      const { member, input } = await prepareCase({ lang })
      const answer = await ask(shop(), route, { ...input, lang }, member.headers)
      expect(answer.code, JSON.stringify(answer.result)).toBe(200)
      expect(answer.msg).toBe(resultText(200, lang))
      expectContract(route, answer.result)
    })

    if (listField) testListsOfOthers(shop, route, { prepareCase, listField })
    if (route.method === 'POST') testBodies(shop, route, prepareCase)
  })
}

/** A new member, with a valid input of the call. */
type PrepareCase = (
  options?: MemberOptions,
) => Promise<{ member: TestMember; input: Record<string, unknown> }>

function testAccess(shop: () => TestApp, route: CallRoute, cases: WishListCases): void {
  test.each(LANGS)('a visitor is rejected in %s before the input is read', async (lang) => {
    const strange = { ...cases.input, lang, quantity: 'x', colour: 'green' }
    for (const input of [{ ...cases.input, lang }, strange]) {
      const answer = await ask(shop(), route, input, SAME_ORIGIN)
      expect(answer.code).toBe(401)
      expect(answer.msg).toBe(resultText(401, lang))
    }
  })

  test('an applicant is rejected', async () => {
    const { headers } = await createMember(shop().db, { state: 'submitted' })
    expect((await ask(shop(), route, cases.input, headers)).code).toBe(403)
  })
}

function testListsOfOthers(
  shop: () => TestApp,
  route: CallRoute,
  { prepareCase, listField }: { prepareCase: PrepareCase; listField: string },
): void {
  test.each(LANGS)('the list of another user is answered with 404 in %s', async (lang) => {
    const owner = await createMember(shop().db)
    const secret = await makeList(shop(), owner, 'Secret')
    const { member, input } = await prepareCase()
    for (const id of [secret.id, 'unknown', '..']) {
      const sent = { ...input, [listField]: id, lang }
      const answer = await ask(shop(), route, sent, member.headers)
      expect(answer.code).toBe(404)
      expect(answer.msg).toBe(resultText(404, lang))
      expect(answer.result).toBeNull()
    }
    const colleague = await createMember(shop().db, { companyId: owner.companyId })
    const sent = { ...input, [listField]: secret.id, lang }
    expect((await ask(shop(), route, sent, colleague.headers)).code).toBe(404)
  })
}

function testBodies(shop: () => TestApp, route: CallRoute, prepareCase: PrepareCase): void {
  test.each(LANGS)('an unknown field is answered with 422 in %s', async (lang) => {
    const { member, input } = await prepareCase()
    const answer = await ask(shop(), route, { ...input, lang, colour: 'green' }, member.headers)
    expect(rejectedFields(answer, lang)).toEqual(['colour'])
  })

  test('a request from another site is rejected', async () => {
    const { member, input } = await prepareCase()
    const headers = { ...member.headers, 'sec-fetch-site': 'cross-site' }
    expect((await ask(shop(), route, input, headers)).code).toBe(403)
  })
}

/** Makes a further wish list with this name. */
export async function makeList(
  shop: TestApp,
  member: TestMember,
  name: string,
): Promise<WishListInfo> {
  const answer = await ask<WishListInfo>(shop, saveWishListRoute, { name }, member.headers)
  expect(answer.code).toBe(200)
  return answer.result
}

/** Adds lines to a wish list of the member: to the default list, unless `listId` names another. */
export async function addWishLines(
  shop: TestApp,
  member: TestMember,
  lines: {
    itemNo: string
    quantity?: number
    note?: string
    customerRefs?: CustomerRef[]
  }[],
  listId?: string,
) {
  const sent = { lines, ...(listId === undefined ? {} : { listId }) }
  return ask<{
    wishCount: number
    rows: { itemNo: string; outcome: string; quantity: number }[]
  }>(shop, addWishLinesRoute, sent, member.headers)
}

export interface ReadList {
  total: number
  list: WishListItem[]
  wishList: WishListInfo
  totals: { currency: string; amount: string }[]
  /** How many lines have no price. */
  unpriced: number
}

export async function readList(
  shop: TestApp,
  member: TestMember,
  input: Record<string, unknown> = {},
): Promise<ReadList> {
  const answer = await ask<ReadList>(
    shop,
    readWishListRoute,
    { rows: 100, ...input },
    member.headers,
  )
  expect(answer.code).toBe(200)
  return answer.result
}

/** One string per line, such as 'VC-LT35641 5'. */
export function linesOf(list: ReadList): string[] {
  return list.list.map(({ itemNo, quantity }) => `${itemNo} ${quantity}`)
}
