// A reading of a query that fails does not affect the others, and the failure is logged and counted.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listFinderDevicesRoute } from '../../src/contract/finder.ts'
import { listFitsRoute } from '../../src/contract/product.ts'
import { searchProductsRoute, type SearchAnswer, suggestRoute } from '../../src/contract/search.ts'
import { matchRowsRoute } from '../../src/contract/match-rows.ts'
import type { SearchIndex } from '../../src/server/modules/search/index/search-index.ts'
import { searchIndex, searchProducts } from '../../src/server/modules/search/search-service.ts'
import { awaitIndex } from '../../src/server/modules/search/search-store.ts'
import { ask, useShop } from '../support/ask.ts'
import { searchContext } from '../support/search-context.ts'
import { smallIndex } from '../support/small-catalogue.ts'

interface EntryPoint {
  route: Parameters<typeof ask>[1]
  input: Record<string, string>
}

const shop = useShop()
const restorers: (() => void)[] = []
afterEach(() => {
  for (const restore of restorers.splice(0)) restore()
})

/** Makes one method of one table of the shop's index throw until the test ends. */
async function breakIndex(table: 'numbers' | 'words', method: string): Promise<void> {
  const index: SearchIndex = await awaitIndex(searchContext(shop().db))
  const whole = index[table]
  index[table] = broken(whole, method)
  restorers.unshift(() => (index[table] = whole))
}

function broken<T extends object>(whole: T, method: string): T {
  return new Proxy(whole, {
    get(target, name) {
      if (name === method) {
        return () => {
          throw new Error(`${method} is broken`)
        }
      }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function failuresCounted(part: string): Promise<number> {
  const { body } = await shop().app.inject('/metrics')
  const line = body
    .split('\n')
    .find((each) => each.startsWith(`failed_parts_total{part="${part}"}`))
  return Number(line?.split(' ').at(-1) ?? 0)
}

describe('through the call', () => {
  test('the next reading answers, and the failure is counted', async () => {
    const before = await failuresCounted('search: partial')
    await breakIndex('numbers', 'containing')
    // No number contains this one: the reading as a part of a number fails, the one for typing errors answers.
    const { code, result } = await ask<SearchAnswer>(shop(), searchProductsRoute, {
      keyword: '45N1128',
    })
    expect(code).toBe(200)
    expect(result).toMatchObject({ certainty: 'similar', readAs: '45N1127' })
    expect(result.list[0]?.itemNo).toBe('VC-LT97948')
    expect(await failuresCounted('search: partial')).toBe(before + 1)
  })

  test('a query that does not use the broken part is unaffected', async () => {
    const before = await failuresCounted('search: partial')
    await breakIndex('numbers', 'containing')
    const { result } = await ask<SearchAnswer>(shop(), searchProductsRoute, { keyword: '45N-1127' })
    expect(result).toMatchObject({ certainty: 'exact', exact: 'VC-LT97948' })
    expect(await failuresCounted('search: partial')).toBe(before)
  })
})

describe('every entry point survives a failing word lookup', () => {
  test.each<[string, EntryPoint]>([
    ['results', { route: searchProductsRoute, input: { keyword: 'lenvo thinkpad t440' } }],
    ['suggestions', { route: suggestRoute, input: { keyword: 'lenvo t44' } }],
    ['pasted rows', { route: matchRowsRoute, input: { pasted: 'lenvo thinkpad t440' } }],
    ['the finder', { route: listFinderDevicesRoute, input: { keyword: 'lenvo t440' } }],
    [
      'the fit check',
      { route: listFitsRoute, input: { itemNo: 'VC-LT97948', keyword: 'lenvo t440' } },
    ],
  ])('a failing word lookup causes no error in %s', async (_, { route, input }) => {
    for (const method of ['has', 'find', 'beginningWith']) await breakIndex('words', method)
    expect((await ask(shop(), route, input)).code).toBe(200)
  })
})

describe('searchProducts', () => {
  test('the log names the reading and the length of the query, but not the query', async () => {
    await breakIndex('numbers', 'containing')
    const context = searchContext(shop().db)
    const error = vi.spyOn(context.log, 'error')
    const countFailure = vi.fn<(part: string) => void>()
    const { certainty } = await searchProducts({ ...context, countFailure }, '45N1129')
    expect(certainty).toBe('similar')
    expect(countFailure.mock.calls).toEqual([['search: partial']])
    expect(error).toHaveBeenCalledOnce()
    const [fields] = error.mock.calls[0] ?? []
    expect(fields).toMatchObject({ reading: 'partial', length: 7 })
    expect(JSON.stringify(fields)).not.toContain('45N1129')
  })
})

describe('every reading', () => {
  const whole = () =>
    smallIndex([
      {
        id: 1,
        deviceBrand: 'Lenovo',
        partNumbers: ['45N1127'],
        devices: ['Lenovo ThinkPad T440', 'Lenovo ThinkPad T450'],
      },
    ])

  test.each([
    ['numbers', 'containing', '45N1128', ['partial'], [1]],
    ['keys', 'find', '45N1127', ['evidence'], []],
    ['words', 'has', 'lenvo thinkpad t440', ['evidence'], [1]],
  ] as const)(
    'a failure of %s.%s for %s leaves the other readings',
    async (table, method, keyword, failed, productIds) => {
      const index = await whole()
      const failures: string[] = []
      const outcome = searchIndex(
        { ...index, [table]: broken(index[table], method) },
        keyword,
        (reading) => failures.push(reading),
      )
      expect(failures).toEqual(expect.arrayContaining([...failed]))
      expect(outcome.productIds).toEqual(expect.arrayContaining([...productIds]))
      expect(outcome.parts.length).toBeGreaterThan(0)
    },
  )

  test('without a handler the error is thrown', async () => {
    const index = await whole()
    const failing = { ...index, numbers: broken(index.numbers, 'containing') }
    expect(() => searchIndex(failing, '45N1128')).toThrow('containing is broken')
  })
})
