// POST /api/wish-lists/lines
import { describe, expect, test } from 'vitest'
import { addWishLinesRoute } from '../../../src/contract/wish-list.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import {
  describeWishListCall,
  addWishLines,
  linesOf,
  readList,
} from '../../support/wish-list-cases.ts'

const shop = useShop()
const [A, B, C] = ['VC-LT35641', 'VU-LT35641', 'VC-TB29206'] as const

describeWishListCall(shop, addWishLinesRoute, {
  input: { lines: [{ itemNo: A, quantity: 10, note: 'x' }, { itemNo: B }] },
  listField: 'listId',
})

describe('adding many lines', () => {
  test('quantities of existing lines are raised, other lines are added, and every row is reported', async () => {
    const member = await createMember(shop().db)
    await addWishLines(shop(), member, [{ itemNo: A, quantity: 5, note: 'mine' }])
    const answer = await addWishLines(shop(), member, [
      { itemNo: A, quantity: 7, note: 'theirs' },
      { itemNo: 'vu-lt35641' },
      { itemNo: B, quantity: 3 },
      { itemNo: C, quantity: 1 },
    ])
    expect(answer.code).toBe(200)
    expect(answer.result).toEqual({
      wishCount: 3,
      rows: [
        { itemNo: A, outcome: 'raised', quantity: 12 },
        { itemNo: B, outcome: 'added', quantity: 5 },
        { itemNo: B, outcome: 'raised', quantity: 8 },
        { itemNo: C, outcome: 'added', quantity: 1 },
      ],
    })
    const list = await readList(shop(), member)
    expect(linesOf(list)).toEqual([`${A} 12`, `${B} 8`, `${C} 1`])
    expect(list.list[0]?.note).toBe('mine')
  })

  test('after log-in existing lines stay unchanged', async () => {
    const member = await createMember(shop().db)
    await addWishLines(shop(), member, [{ itemNo: A, quantity: 5, note: 'mine' }])
    const lines = [
      { itemNo: A, quantity: 99, note: 'browser' },
      { itemNo: B, quantity: 2 },
    ]
    const merge = () => ask(shop(), addWishLinesRoute, { mode: 'keep', lines }, member.headers)
    expect((await merge()).result).toMatchObject({
      rows: [
        { itemNo: A, outcome: 'kept', quantity: 5 },
        { itemNo: B, outcome: 'added', quantity: 2 },
      ],
    })
    expect((await merge()).result).toMatchObject({
      rows: [{ outcome: 'kept' }, { outcome: 'kept' }],
    })
    expect(linesOf(await readList(shop(), member))).toEqual([`${A} 5`, `${B} 2`])
  })

  test.each(LANGS)(
    'a request that is partly done names the rows that failed in %s',
    async (lang) => {
      const member = await createMember(shop().db, { kind: 'dropship' })
      const lines = [{ itemNo: 'VC-NO', quantity: 4 }, { itemNo: A }]
      const answer = await ask(shop(), addWishLinesRoute, { lines, lang }, member.headers)
      expect(answer).toMatchObject({
        code: RESULT_CODES.partly,
        msg: resultText(RESULT_CODES.partly, lang),
      })
      expect(answer.result).toEqual({
        wishCount: 1,
        rows: [
          { itemNo: 'VC-NO', outcome: 'unknown', quantity: 0 },
          { itemNo: A, outcome: 'added', quantity: 1 },
        ],
      })
    },
  )

  test('a request has at most a thousand lines', async () => {
    const member = await createMember(shop().db)
    const found = await shop().db.selectFrom('product').select('item_no').limit(700).execute()
    const lines = found.map(({ item_no }) => ({ itemNo: item_no, quantity: 5 }))
    const many = [...lines, ...lines].slice(0, 1000)
    const answer = await addWishLines(shop(), member, many)
    expect(answer.code).toBe(200)
    expect(answer.result.wishCount).toBe(lines.length)
    const outcomes = answer.result.rows.map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'raised')).toHaveLength(1000 - lines.length)
    expect(
      rejectedFields(await addWishLines(shop(), member, [...many, { itemNo: A }]), 'en_us'),
    ).toEqual(['lines'])
  })

  test.each([
    [{ lines: [] }, 'lines'],
    [{ lines: [{ itemNo: '' }] }, 'lines.0.itemNo'],
    [{ lines: [{ itemNo: A, quantity: 0 }] }, 'lines.0.quantity'],
    [{ lines: [{ itemNo: A, colour: 'red' }] }, 'lines.0.colour'],
    [{ lines: [{ itemNo: A, note: 'x\u2028y' }] }, 'lines.0.note'],
    [{ lines: [{ itemNo: A }], mode: 'replace' }, 'mode'],
  ])('the call rejects %j', async (input, field) => {
    const { headers } = await createMember(shop().db)
    expect(rejectedFields(await ask(shop(), addWishLinesRoute, input, headers), 'en_us')).toEqual([
      field,
    ])
  })
})
