// POST /api/returns/preview
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { previewReturnRoute } from '../../../src/contract/return.ts'
import { expectContract, useShop } from '../../support/ask.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../../support/orders.ts'
import { DATE_CODE, previewReturn, shipOrder, returnInput } from '../../support/returns.ts'

const minor = (text: string) => Math.round(Number(text) * 100)
const errorsOf = (result: unknown) =>
  (result as { errors?: { field: string; reason: string }[] }).errors ?? []
const shop = useShop()
let dropshipper: Dropshipper

beforeAll(async () => {
  await setStock(shop(), ITEM, 500)
  dropshipper = await createDropshipper(shop())
})

describe('Before it is sent, a return', () => {
  test('shows the warranty, refund and fee in words and amounts', async () => {
    const orderNo = await shipOrder(shop(), dropshipper)
    const { code, result } = await previewReturn(
      shop(),
      dropshipper,
      returnInput(orderNo, { quantity: 2 }),
    )
    expect(code).toBe(200)
    expectContract(previewReturnRoute, result)
    // The restocking fee is 15%, rounded to cents.
    const fee = Math.floor((minor(result.refund) * 1500 + 5000) / 10_000)
    expect(minor(result.fee)).toBe(fee)
    expect(minor(result.credited)).toBe(minor(result.refund) - fee)
    expect(result.lines[0]).toMatchObject({ itemNo: ITEM, verdict: 'covered', fee: result.fee })
    expect(result.lines[0]!.text).toContain('restocking fee applies')
    const free = await previewReturn(
      shop(),
      dropshipper,
      returnInput(orderNo, { reason: 'defective' }),
    )
    expect(free.result).toMatchObject({ fee: '0.00', resolutions: ['refund', 'replacement'] })
  })

  test('is left to a person to judge when the date code is missing or impossible', async () => {
    const orderNo = await shipOrder(shop(), dropshipper)
    const doubtOf = async (dateCode: string) => {
      const line = { reason: 'defective', dateCode }
      return (await previewReturn(shop(), dropshipper, returnInput(orderNo, line))).result.lines[0]
        ?.doubt
    }
    expect(await doubtOf('')).toBe('noDateCode')
    expect(await doubtOf(DATE_CODE.slice(1))).toBe('badDateCode')
    expect(await doubtOf(`9901${DATE_CODE.slice(4)}`)).toBe('futureDateCode')
    expect(await doubtOf(DATE_CODE)).toBeNull()
  })

  test('is rejected with too many pieces, after the warranty, without a required device or defect, and for another company', async () => {
    const orderNo = await shipOrder(shop(), dropshipper)
    const tooMany = await previewReturn(shop(), dropshipper, returnInput(orderNo, { quantity: 3 }))
    expect(tooMany.code).toBe(422)
    expect(errorsOf(tooMany.result)[0]).toMatchObject({ field: 'lines.0.quantity' })
    const twice = await previewReturn(
      shop(),
      dropshipper,
      returnInput(orderNo, { quantity: 2 }, {}),
    )
    expect(errorsOf(twice.result)[0]).toMatchObject({ field: 'lines.1.quantity' })
    const device = await previewReturn(
      shop(),
      dropshipper,
      returnInput(orderNo, { reason: 'does_not_fit' }),
    )
    expect(errorsOf(device.result)[0]).toMatchObject({ field: 'lines.0.device' })
    const replacement = { ...returnInput(orderNo, {}), wish: 'replacement' }
    expect(errorsOf((await previewReturn(shop(), dropshipper, replacement)).result)[0]?.field).toBe(
      'wish',
    )
    const stranger = await createDropshipper(shop(), 0n)
    expect((await previewReturn(shop(), stranger, returnInput(orderNo, {}))).code).toBe(404)
    const old = await shipOrder(shop(), dropshipper)
    await sql`update shipment set dispatched_at = '2024-01-31T03:00:00Z'
    where shipment_no = ${`${old}-1`}`.execute(shop().owner)
    const expired = await previewReturn(
      shop(),
      dropshipper,
      returnInput(old, { reason: 'defective' }),
    )
    expect(expired.code).toBe(422)
    expect(errorsOf(expired.result)[0]?.reason).toContain('2025-01-31')
  })
})
