// How certain search results are: `exact` only if the whole query matches, and similar ones are at most five, each with
// its difference. Also which searches without such a result are recorded as missed.
import { describe, expect, test } from 'vitest'
import { searchProductsRoute, type SearchAnswer } from '../../src/contract/search.ts'
import { flushMissedSearches } from '../../src/server/modules/search/missed-search-service.ts'
import { searchIndex } from '../../src/server/modules/search/search-service.ts'
import { ask, useShop } from '../support/ask.ts'
import { smallIndex } from '../support/small-catalogue.ts'

const shop = useShop()

async function search(keyword: string, rows = 50): Promise<SearchAnswer> {
  const { code, result } = await ask<SearchAnswer>(shop(), searchProductsRoute, { keyword, rows })
  expect(code).toBe(200)
  return result
}

/** The missed searches recorded for this text, in normalized form. */
async function recorded(norm: string): Promise<string[]> {
  await flushMissedSearches(shop().db)
  const rows = shop().db.selectFrom('missed_search').select('keyword').where('norm', '=', norm)
  return (await rows.execute()).map(({ keyword }) => keyword)
}

describe('similar: at most five, each with its difference', () => {
  // (01) is the GS1 identifier in front of a GTIN, which is the number of a barcode.
  test.each([
    ['one digit off', '45N1128', 'number', '45N1127'],
    ['one digit off', '00HW004', 'number', '00HW003'],
    ['one character more', '45N1127X', 'number', '45N1127'],
    ['O for 0', '00HW0O3', 'number', '00HW003'],
    ['a number inside another', '45N1127-00', 'number', '45N1127'],
    ['a wrong check digit', '2900000979483', 'number', '2900000979482'],
    ['a wrong check digit', '(01)02900000979483', 'number', '2900000979482'],
    ['the beginning of a number, another voltage', '45N112 14.8V', 'voltage', '11.1 V'],
    ['a wrong generation', 'thinkpad x1 carbon gen 7', 'generation', 'X1 Carbon 6th'],
    ['a wrong generation', 'ThinkPad X1 Yoga gen 10', 'generation', 'X1 Yoga Gen'],
    ['a wrong series', 'Dell XPS 5721', 'device', 'Inspiron 5721'],
    ['a model that is not known', 'Dell Latitude 3521', 'device', 'Latitude 3520'],
    ['a suffix that is not known', 'thinkpad t440p', 'device', 'T440'],
    ['a word after the number', 'Latitude 5490 plus', 'device', 'Latitude 5490'],
    ['a word within the name', 'latitude 5490 2-in-1', 'device', '5290 2-in-1'],
    ['another voltage', '45N1127 14.8V', 'voltage', '11.1 V'],
    ['another voltage', '45N1127 12V', 'voltage', '11.1 V'],
    ['another voltage', '00HW003 11.1V', 'voltage', '15.2 V'],
    ['another voltage', 'latitude 5490 14.8V', 'voltage', '11.4 V'],
    ['another voltage', 'CR2032 1.5V', 'voltage', '3 V'],
    ['another chemistry', '45N1127 NiMH', 'chemistry', 'li-ion'],
    ['another chemistry', 'CR2032 alkaline', 'chemistry', 'limno2'],
    ['another chemistry', 'AAA NiMH', 'chemistry', 'alkaline'],
    ['not rechargeable', 'LR44 rechargeable', 'rechargeable', 'alkaline'],
    ['the case in another chemistry', 'LR6 rechargeable', 'number', 'HR6'],
  ])('%s is similar, with its difference: %s', async (_, keyword, about, found) => {
    const { certainty, tolerant, exact, list, total } = await search(keyword)
    expect([certainty, tolerant, exact]).toEqual(['similar', true, null])
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(5)
    expect(list).toHaveLength(total)
    for (const { difference } of list) {
      expect(difference?.asked).toBeTruthy()
      expect(difference?.found).toBeTruthy()
      expect(difference?.asked).not.toBe(difference?.found)
    }
    expect(list[0]?.difference?.about).toBe(about)
    expect(list[0]?.difference?.found).toContain(found)
  })

  test('CR2032 rechargeable is similar to the lithium cell if there is no other', async () => {
    const coin = { chemistry: 'limno2', voltage: 3, diameter_mm: 20, height_mm: 3.2 }
    const index = await smallIndex([{ id: 1, partNumbers: ['CR2032'], ...coin }])
    for (const keyword of [
      'CR2032 rechargeable',
      'rechargeable CR2032',
      'CR2032 Akku',
      '充电 CR2032',
    ]) {
      const { certainty, productIds, difference } = searchIndex(index, keyword)
      expect([keyword, certainty, productIds]).toEqual([keyword, 'similar', [1]])
      expect(difference(1)).toMatchObject({ about: 'rechargeable', found: 'limno2' })
    }
    expect(searchIndex(index, 'CR2032').certainty).toBe('exact')
  })

  test('a series names its brand: no other maker has an "iPhone 27 Pro"', async () => {
    const index = await smallIndex([
      { id: 1, deviceBrand: 'Apple', devices: ['Apple iPhone 15 Pro', 'Apple iPhone 16'] },
      { id: 2, deviceBrand: 'Ulefone', devices: ['Ulefone Armor 27 Pro'] },
      { id: 3, deviceBrand: 'Lenovo', devices: ['Lenovo ThinkPad T470', 'Lenovo Yoga 710'] },
    ])
    expect(searchIndex(index, 'iPhone 27 Pro').productIds).not.toContain(2)
    // The user may have confused two series of one brand.
    const mixedUp = searchIndex(index, 'Lenovo Yoga T470')
    expect([mixedUp.certainty, mixedUp.productIds]).toEqual(['similar', [3]])
  })

  test('words of one device are never matched across two', async () => {
    const index = await smallIndex([
      {
        id: 1,
        deviceBrand: 'Lenovo',
        devices: ['Lenovo ThinkPad X1 Carbon Gen 10', 'Lenovo ThinkPad X1 Yoga Gen 6'],
      },
      { id: 2, deviceBrand: 'Dell', devices: ['Dell Inspiron 3521', 'Dell Latitude 3520'] },
    ])
    for (const keyword of ['thinkpad x1 carbon gen 6', 'x1 yoga gen 10', 'latitude 3521']) {
      expect(['similar', 'none'], keyword).toContain(searchIndex(index, keyword).certainty)
    }
    expect(searchIndex(index, 'thinkpad x1 carbon gen 10').certainty).toBe('exact')
    expect(searchIndex(index, 'thinkpad x1 yoga gen 6').certainty).toBe('exact')
  })
})

describe('a generation that is not known', () => {
  const T14 = [1, 2, 5].map((generation) => ({
    id: generation,
    deviceBrand: 'Lenovo',
    devices: [`Lenovo ThinkPad T14 Gen ${generation}`],
  }))
  const others = [
    { id: 10, deviceBrand: 'Lenovo', devices: ['Lenovo ThinkPad T15 Gen 3'] },
    { id: 11, deviceBrand: 'Lenovo', devices: ['Lenovo ThinkPad T14s Gen 3'] },
  ]

  test.each([
    'ThinkPad T14 Gen 4',
    'lenovo thinkpad t14 g4',
    'ThinkPad T14 第4代 电池',
    'T14 4th gen',
  ])(
    '%s offers the other generations of that model, the nearest first, and no other model',
    async (keyword) => {
      const { certainty, productIds, difference } = searchIndex(
        await smallIndex([...T14, ...others]),
        keyword,
      )
      expect([certainty, productIds]).toEqual(['similar', [5, 2, 1]])
      expect(difference(5)).toMatchObject({
        about: 'generation',
        found: 'Lenovo ThinkPad T14 Gen 5',
      })
    },
  )

  test('a known generation is exact, and a model without generations offers none', async () => {
    const index = await smallIndex([...T14, { id: 12, devices: ['Fairphone FP9'] }])
    expect(searchIndex(index, 'ThinkPad T14 Gen 2')).toMatchObject({
      certainty: 'exact',
      productIds: [2],
    })
    expect(searchIndex(index, 'Fairphone FP9 gen 3').difference(12)?.about).not.toBe('generation')
  })
})

describe('the number on the case of an Apple computer', () => {
  const machines = smallIndex([
    { id: 1, deviceBrand: 'Apple', devices: ['Apple A1466', 'Apple MacBook Air 13 2017'] },
    { id: 2, deviceBrand: 'Apple', devices: ['Apple A1466', 'Apple MacBook Air 13 2012'] },
    { id: 3, deviceBrand: 'Apple', devices: ['Apple A1502', 'Apple MacBook Pro 13 2015'] },
  ])
  const find = async (keyword: string) => {
    const { certainty, productIds } = searchIndex(await machines, keyword)
    return [certainty, productIds]
  }

  test.each<[string, number[]]>([
    ['A1466', [1, 2]],
    ['macbook air A1466', [1, 2]],
    ['A1466 2017', [1]],
    ['Apple A1466 MacBook Air 13 2012', [2]],
    ['could you quote 20 pcs of A1466 2017 macbook air battery', [1]],
  ])('%s finds exactly the machines of that number', async (keyword, productIds) => {
    expect(await find(keyword)).toEqual(['exact', productIds])
  })

  test('a number from an Apple case next to another machine is only similar', async () => {
    expect((await find('MacBook Pro 13 2015 A1466'))[0]).toBe('similar')
  })
})

test('a model identifier does not match the telephone whose name has its digits', async () => {
  const phones = await smallIndex([
    { id: 1, deviceBrand: 'Apple', devices: ['Apple iPhone 3G', 'Apple iPhone1,2'] },
    { id: 2, deviceBrand: 'Apple', devices: ['Apple iPhone 12', 'Apple iPhone13,2'] },
  ])
  for (const keyword of ['iPhone 12', 'iphone12', 'Apple iPhone 12', '苹果 iphone 12 电池'])
    expect([keyword, searchIndex(phones, keyword).productIds]).toEqual([keyword, [2]])
  expect(searchIndex(phones, 'iPhone1,2').productIds).toEqual([1])
})

describe('common device names', () => {
  const catalogue = smallIndex([
    { id: 1, deviceBrand: 'LG', devices: ['LG-X220'] },
    { id: 2, deviceBrand: 'Lenovo', devices: ['Lenovo ThinkPad X220'] },
    { id: 3, deviceBrand: 'Samsung', devices: ['Samsung Galaxy S9'] },
    { id: 4, deviceBrand: 'Samsung', devices: ['Samsung Galaxy S9+'] },
    { id: 5, deviceBrand: 'Nokia', devices: ['Nokia 6', 'Nokia 6.1'] },
    { id: 6, deviceBrand: 'Apple', devices: ['Apple iPhone 4', 'Apple iPhone 5'] },
    { id: 7, deviceBrand: 'Apple', devices: ['Apple iPhone SE (2nd generation)'] },
    { id: 8, deviceBrand: 'Apple', devices: ['Apple iPhone 14 Pro', 'Apple iPhone15,2'] },
    { id: 9, partNumbers: ['D', 'LR20'], chemistry: 'alkaline', voltage: 1.5 },
  ])
  test.each<[string, string, number[]]>([
    ['X220', 'family', [1, 2]],
    ['ThinkPad X220', 'exact', [2]],
    ['Galaxy S9', 'exact', [3]],
    ['Galaxy S9+', 'exact', [4]],
    ['Nokia 6', 'exact', [5]],
    ['iPhone SE', 'family', [7]],
    ['D cell', 'exact', [9]],
    ['D batteries', 'exact', [9]],
  ])('the query %s is %s', async (keyword, certainty, productIds) => {
    const found = searchIndex(await catalogue, keyword)
    expect([found.certainty, found.productIds.toSorted()]).toEqual([certainty, productIds])
  })

  test('iPhone 15 does not match the iPhone 14 Pro, whose identifier begins with it', async () => {
    expect(['none', 'similar']).toContain(searchIndex(await catalogue, 'iPhone 15').certainty)
    expect(searchIndex(await catalogue, 'iPhone15,2').productIds).toEqual([8])
  })
})

describe('exact matches of the whole query', () => {
  test.each([
    ['45N1127 11.1V', 'VC-LT97948'],
    ['45N1127 10.8V', 'VC-LT97948'],
    ['45N1127 rechargeable', 'VC-LT97948'],
    ['45N1127 Li-ion laptop', 'VC-LT97948'],
    ['latitude 5490 7.6V', 'VC-LT53854'],
    ['latitude 5490 11.4V', 'VC-LT88334'],
    ['AA NiMH', 'VC-GC40881'],
    ['rechargeable AA', 'VC-GC40881'],
    ['AA alkaline', 'VC-GC70089'],
  ])('%s is an exact match', async (keyword, itemNo) => {
    const { certainty, tolerant, list } = await search(keyword)
    expect([certainty, tolerant]).toEqual(['exact', false])
    expect(list[0]?.itemNo).toBe(itemNo)
    expect(list.every(({ difference }) => difference === null)).toBe(true)
  })

  test.each([
    ['latitude 5490 7.6V', 7.6],
    ['latitude 5490 11.4V', 11.4],
  ])('%s leaves out the packs of another voltage', async (keyword, volts) => {
    const { list } = await search(keyword)
    expect(list.every(({ voltage }) => Math.abs(voltage - volts) < 0.5)).toBe(true)
  })
})

describe('nothing is found by a part of a word', () => {
  test.each(['lg', 'qq', 'qqq', 'zz', 'hp', 'xb', 'eb', 'lgx9z', '1127z', 'dellx99', 'mAh', 'Wh'])(
    '%s is never found as a part of a word',
    async (keyword) => {
      const { certainty, list } = await search(keyword)
      expect(['none', 'similar']).toContain(certainty)
      for (const { difference } of list) expect(difference).not.toBeNull()
    },
  )

  test.each(['"45N1128"', '"45N112"', '“45N1127X”'])(
    '%s in quotation marks is not corrected',
    async (keyword) => {
      expect(await search(keyword)).toMatchObject({ certainty: 'none', total: 0 })
    },
  )

  test('a number in quotation marks is found', async () => {
    expect(await search('"45N1127"')).toMatchObject({ certainty: 'exact', exact: 'VC-LT97948' })
  })
})

describe('a few characters among other words', () => {
  const index = smallIndex([
    { id: 1, partNumbers: ['AA', 'LR6'], chemistry: 'alkaline', voltage: 1.5 },
    { id: 2, partNumbers: ['SR626SW', 'AG4'], chemistry: 'silver-oxide', voltage: 1.55 },
    { id: 3, deviceBrand: 'INOI', devices: ['INOI A171', 'INOI AA183M'] },
    { id: 4, deviceBrand: 'Hiking', devices: ['Hiking A23', 'Hiking Torch'] },
    { id: 5, deviceBrand: 'Maxwest', devices: ['Maxwest AG2'] },
  ])
  const find = async (keyword: string) => {
    const { certainty, productIds } = searchIndex(await index, keyword)
    return [certainty, productIds]
  }

  test.each([
    'AA battery for a torch',
    'AA battery for my INOI torch',
    'batteries AA for Hiking torch',
  ])('%s finds the cell, and no other product of that name', async (keyword) => {
    expect(await find(keyword)).toEqual(['exact', [1]])
  })

  test.each(['need 171 for my house', 'need 23a for my house', '171 zebra'])(
    '%s is not an exact match',
    async (keyword) => {
      expect(['none', 'similar']).toContain((await find(keyword))[0])
    },
  )

  test('a number printed on cells of two chemistries is an exact match for neither', async () => {
    expect(await find('AG4')).toEqual(['family', [2]])
    expect(await find('SR626SW')).toEqual(['exact', [2]])
  })

  test('the parts of a model number keep their order', async () => {
    const phones = smallIndex([
      { id: 1, deviceBrand: 'Samsung', devices: ['Samsung SM-N915S', 'Samsung GT-I9305'] },
      { id: 2, partNumbers: ['SR41', 'D384'], chemistry: 'silver-oxide', voltage: 1.55 },
    ])
    const certaintyOf = async (keyword: string) => searchIndex(await phones, keyword).certainty
    expect(await certaintyOf('Samsung SM-N915S')).toBe('exact')
    for (const keyword of ['Samsung SM-S915N', 'Samsung GT-I9305I', 'LG LG-D384 battery'])
      expect(['none', 'similar'], keyword).toContain(await certaintyOf(keyword))
  })

  test('an unlisted cell is neither corrected nor read as a device', async () => {
    expect(await find('AG2')).toEqual(['none', []])
    expect(await find('Maxwest AG2')).toEqual(['exact', [5]])
  })
})

describe('certainty and tolerant', () => {
  test.each([
    ['45N1127', 'exact', false],
    ['Dell', 'family', false],
    ['thinkpad x1 carbon', 'family', false],
    ['11.1 V', 'family', false],
    ['45N11', 'partial', true],
    ['45N112 11.1V', 'partial', true],
    ['45N1128', 'similar', true],
    ['zzqqxxyy', 'none', false],
    ['', 'none', false],
  ])('the query %j is %s', async (keyword, certainty, tolerant) => {
    expect(await search(keyword)).toMatchObject({ certainty, tolerant })
  })

  test('a number is exact only when a single product has it', async () => {
    expect((await search('45N1127')).exact).toBe('VC-LT97948')
    expect((await search('00HW003')).exact).toBeNull()
  })
})

describe('missed searches', () => {
  test('the number is recorded, and nothing personal', async () => {
    await search(
      'Hello, my name is Ada Lovelace, ada@example.com, +852 9123 4567, do you have ZZ99-XQ12?',
    )
    const [keyword, ...more] = await recorded('zz99xq12')
    expect(more).toEqual([])
    expect(keyword).toMatch(/^zz99[ -]?xq12$/i)
  })

  test.each([
    ['email address', 'please answer ada.lovelace99@example.com, I need QZ71XQ12', 'qz71xq12'],
    ['telephone number', 'call me on +44 20 7946 0958 about QZ72XQ12', 'qz72xq12'],
    ['telephone number without a code', 'tel. 01632 960 001, looking for QZ73XQ12', 'qz73xq12'],
    ['name', 'Dear Mr Smith, do you have QZ74XQ12? Best regards John Brown', 'qz74xq12'],
  ])('a query with a %s is recorded only as its number', async (_, keyword, norm) => {
    await search(keyword)
    expect(await recorded(norm)).toHaveLength(1)
  })

  test.each(['ada@example.com', '+852 9123 4567', 'hello, thanks a lot', '!!!', '', 'V', '5'])(
    '%j is not recorded as a missed search',
    async (keyword) => {
      const count = () => shop().db.selectFrom('missed_search').select('norm').execute()
      await flushMissedSearches(shop().db)
      const before = (await count()).length
      await search(keyword)
      await flushMissedSearches(shop().db)
      expect((await count()).length).toBe(before)
    },
  )

  test.each([
    ['a similar answer', '45N1128', '45n1128'],
    ['another voltage', '45N1127 14.8V', '45n1127148v'],
    ['values that nothing has', '11.1V 44444mAh', '111v44444mah'],
    ['what is not sold', 'Dyson V8 battery', 'vacuumcleaner'],
    ['another chemistry', '45N1127 NiMH', '45n1127nimh'],
    ['a model behind its series', 'Dear sirs, do you have a Latitude 3599?', 'latitude3599'],
    ['a barcode with its GS1 identifier', '(01)02900000979475', '2900000979475'],
    ['what is not sold', 'Nikon EN-EL15', 'camera'],
  ])('a search for %s is recorded: %s', async (_, keyword, norm) => {
    await search(keyword)
    expect(await recorded(norm)).toHaveLength(1)
  })

  test.each(['PA3817U-1BRS', 'Dell', '45N11', 'thinkpad x1 carbon', '2900000979482'])(
    '%s was found and is not recorded',
    async (keyword) => {
      await search(keyword)
      expect(await recorded(keyword.toLowerCase().replaceAll(/[ -]/g, ''))).toEqual([])
    },
  )

  test('a device without a battery is recognized by name and recorded by it', async () => {
    const device = await shop()
      .db.selectFrom('device')
      .leftJoin('fitment', 'fitment.device_id', 'device.id')
      .where('fitment.device_id', 'is', null)
      .where('device.model', '~', '[A-Za-z]+ .*[0-9]{3}')
      .select(['device.brand', 'device.model'])
      .orderBy('device.slug')
      .executeTakeFirstOrThrow()
    const name = device.model.startsWith(device.brand)
      ? device.model
      : `${device.brand} ${device.model}`
    const found = await search(name)
    expect(found).toMatchObject({ certainty: 'none', total: 0, knownDevice: name, notSold: null })
    expect(await recorded(name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))).toEqual([name])
  })

  test.each([
    ['Dyson V8 battery', 'vacuum-cleaner'],
    ['canon lp-e6', 'camera'],
    ['tesla model 3', 'car'],
    ['charger for T440', 'charger'],
  ])('%s: %s is not sold', async (keyword, notSold) => {
    expect(await search(keyword)).toMatchObject({ certainty: 'none', total: 0, notSold })
  })
})
