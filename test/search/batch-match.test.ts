// Many texts matched together: the certain match of each, in one statement.
import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { matchTexts } from '../../src/server/modules/search/batch-match-service.ts'
import { useShop } from '../support/ask.ts'
import { searchContext } from '../support/search-context.ts'

const shop = useShop()

/** Counts the statements that are executed. */
function counting(): { plugin: KyselyPlugin; count: () => number } {
  let count = 0
  return {
    count: () => count,
    plugin: {
      transformQuery: ({ node }) => {
        count += 1
        return node
      },
      transformResult: async ({ result }) => result,
    },
  }
}

async function idOf(itemNo: string): Promise<number> {
  const product = shop().db.selectFrom('product').where('item_no', '=', itemNo).select('id')
  return (await product.executeTakeFirstOrThrow()).id
}

describe('matchTexts', () => {
  test('three thousand texts take one statement', async () => {
    const { plugin, count } = counting()
    const context = searchContext(shop().db.withPlugin(plugin))
    await matchTexts(context, ['VC-LT35641'])
    const before = count()
    const texts = Array.from({ length: 3000 }, (_, at) => `VC-LT${35641 + at}`)
    const found = await matchTexts(context, texts)
    expect(count() - before).toBe(1)
    expect(found.get('VC-LT35641')?.products.map(({ id }) => id)).toEqual([
      await idOf('VC-LT35641'),
    ])
  })

  test.each([
    ['VC-LT35641', 'item_no'],
    ['vc lt35641', 'item_no'],
    ['ＶＣ－ＬＴ３５６４１', 'item_no'],
    ['Dell Latitude 5400', 'device'],
    ['latitude 5400', 'device'],
  ])('%s is found by its %s', async (text, kind) => {
    const match = (await matchTexts(searchContext(shop().db), [text])).get(text)
    expect(match?.matchedOn.kind).toBe(kind)
    expect(match?.products.length).toBeGreaterThan(0)
  })

  test.each(['Dell', 'battery', '11.1 V', 'laptop', '', '!!!', 'x'.repeat(400)])(
    '%j matches no product',
    async (text) => {
      expect((await matchTexts(searchContext(shop().db), [text])).size).toBe(0)
    },
  )

  test('replacements of discontinued products are followed to one on sale', async () => {
    const { db } = shop()
    const [a, b, c] = [await idOf('VC-LT35641'), await idOf('VC-LT24038'), await idOf('VC-LT28947')]
    const change = (id: number, stop: boolean, successor_id: number | null) =>
      db.updateTable('product').where('id', '=', id).set({ stop, successor_id }).execute()
    const replacementOf = async () => {
      const match = (await matchTexts(searchContext(db), ['VC-LT35641'])).get('VC-LT35641')
      return match?.products.map(({ stop, replacement }) => ({ stop, replacement }))
    }
    await change(a, true, b)
    expect(await replacementOf()).toEqual([{ stop: true, replacement: b }])
    await change(b, true, c)
    expect(await replacementOf()).toEqual([{ stop: true, replacement: c }])
    // A cycle of replacements has no end, so there is no replacement item.
    await change(c, true, a)
    expect(await replacementOf()).toEqual([{ stop: true, replacement: null }])
    for (const id of [a, b, c]) await change(id, false, null)
    expect(await replacementOf()).toEqual([{ stop: false, replacement: null }])
  })
})
