// GET /api/product/detail/{itemNo}
import { describe, expect, test } from 'vitest'
import { readProductRoute, type ProductPage } from '../../../src/contract/product.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

const shop = useShop()

describeCall(shop, readProductRoute, {
  input: { itemNo: 'VC-LT35641' },
  unknownIds: { itemNo: 'VC-LT00000' },
})

async function read(itemNo: string, lang = 'en_us') {
  return (await ask<ProductPage>(shop(), readProductRoute, { itemNo, lang })).result
}

describe('a product', () => {
  test('a product has its specification with units, and no price for a visitor', async () => {
    const page = await read('VC-LT81747')
    expect(page.productDetail).toMatchObject({
      itemNo: 'VC-LT81747',
      brand: 'Voltcell',
      voltage: 11.1,
      capacity: 2190,
      energy: 24.31,
      ean: '02900000817470',
      length: 97.2,
      width: 30.4,
      height: 19.6,
      netWeight: 128,
      grossWeight: 188,
      chemistry: { code: 'li-ion', name: 'Li-ion' },
      minimumOrder: { wholesale: 5, dropship: 1 },
    })
    expect(page).toMatchObject({
      productPrice: null,
      showPrice: false,
      priceReason: 'login',
      productStock: { band: 'in' },
      status: 'active',
      stop: false,
      type: 'battery',
      styleType: 'main',
      WishType: [],
    })
    expect(page.partNoList).toContainEqual({ kind: 'oem', raw: 'W35044LB', brand: 'ARIMA' })
  })

  test('the fit list gives the name under which a device is sold beside its model identifier', async () => {
    const { fitModelList } = await read('VC-LT69171')
    expect(fitModelList.list.map(({ label, name }) => [label, name])).toContainEqual([
      'Apple MacBookPro15,2',
      'Apple MacBook Pro 13 2018–2019 (A1989)',
    ])
    const others = (await read('VC-LT35641')).fitModelList.list
    expect(others.every((fit) => !('name' in fit))).toBe(true)
  })

  test.each([
    ['en_us', 'AAA · LR03', 'Alkaline'],
    ['zh_cn', '7号（AAA）· LR03', '碱性'],
    ['zh_hk', 'AAA · LR03', '鹼性'],
  ])('a standard cell is named by its size in %s', async (lang, cellName, chemistry) => {
    const { productDetail } = await read('VC-GC43671', lang)
    expect(productDetail).toMatchObject({
      cellName,
      deviceLabel: null,
      chemistry: { name: chemistry },
    })
    const pack = await read('VC-LT81747', lang)
    expect(pack.productDetail.cellName).toBeNull()
  })

  test('a product names its equivalent in the other series if both have the same dimensions', async () => {
    const { productDetail } = await read('VU-LT35641')
    const twin = await read('VC-LT35641')
    expect(productDetail.dimension).toBe(twin.productDetail.dimension)
    expect(productDetail.sameCaseAs).toBe('VC-LT35641')
    expect(twin.productDetail.sameCaseAs).toBe('VU-LT35641')
  })

  test('a product has the same pack in the other series as its pair, without a price for visitors', async () => {
    const { pair, ...ultra } = (await read('VU-LT35641', 'zh_hk')).productDetail
    const main = (await read('VC-LT35641', 'zh_hk')).productDetail
    const { itemNo, title, url, image, brand, styleType, capacity, energy } = main
    const { dimension, regions, stockBand, stop } = main
    const own = { dimension, regions, stockBand, stop }
    const named = { itemNo, title, url, image, brand, styleType, capacity, energy }
    expect(pair).toEqual({ ...named, ...own })
    expect(main.pair).toMatchObject({ itemNo: 'VU-LT35641', capacity: ultra.capacity })
    expect((await read('VC-LT81747')).productDetail.pair).toBeNull()
  })

  test.each([
    ['en_us', /laptop battery/],
    ['zh_cn', /笔记本电脑电池/],
    ['zh_hk', /手提電腦電池/],
  ])('a product is named in %s', async (lang, title) => {
    const { productDetail, navigateList } = await read('VC-LT81747', lang)
    expect(productDetail.title).toMatch(title)
    expect(productDetail.titleLang).toBe(lang)
    expect(navigateList).toHaveLength(2)
    expect(navigateList[1]?.categoryUrl).toBe('/secondarytype/batteries/laptop')
  })

  test('a text missing in the requested language falls back to English and is marked', async () => {
    const { db } = shop()
    const { id } = await db
      .selectFrom('product')
      .select('id')
      .where('item_no', '=', 'VC-LT18719')
      .executeTakeFirstOrThrow()
    await db
      .deleteFrom('product_text')
      .where('product_id', '=', id)
      .where('lang', '=', 'zh_hk')
      .execute()
    const { productDetail } = await read('VC-LT18719', 'zh_hk')
    expect(productDetail.titleLang).toBe('en_us')
    expect(productDetail.title).toMatch(/laptop battery/)
  })

  test('a product is found by its number in lower case', async () => {
    expect((await read('vc-lt81747')).productDetail.itemNo).toBe('VC-LT81747')
  })

  test('a hidden or archived product is not found', async () => {
    const { db } = shop()
    for (const status of ['hidden', 'archived', 'draft'] as const) {
      await db.updateTable('product').set({ status }).where('item_no', '=', 'VC-LT88732').execute()
      const answer = await ask(shop(), readProductRoute, { itemNo: 'VC-LT88732', lang: 'zh_cn' })
      expect(answer.code).toBe(404)
    }
  })
})

describe('a discontinued product', () => {
  test('a discontinued product is shown and names an available replacement item', async () => {
    const { db } = shop()
    const { item_no } = await db
      .selectFrom('product')
      .select('item_no')
      .where('stop', '=', true)
      .where('successor_id', 'is not', null)
      .executeTakeFirstOrThrow()
    const page = await read(item_no)
    expect(page.stop).toBe(true)
    const successor = page.productDetail.successor
    expect((await read(successor?.itemNo ?? '')).stop).toBe(false)
    expect(page.relatedList[0]).toMatchObject({
      relation: 'successor',
      itemNo: successor?.itemNo,
    })
  })
})

describe('the devices it fits', () => {
  test('the first hundred devices are listed, with counts by brand', async () => {
    const { fitModelList } = await read('VC-GC70089')
    expect(fitModelList.total).toBe(439)
    expect(fitModelList.list).toHaveLength(100)
    expect(fitModelList.brands.reduce((sum, { count }) => sum + count, 0)).toBe(439)
  })

  test('derived fits are marked as unconfirmed', async () => {
    const { fitModelList } = await read('VC-MP77800')
    expect(fitModelList.list.map(({ confidence }) => confidence)).toEqual(['unconfirmed'])
  })
})
