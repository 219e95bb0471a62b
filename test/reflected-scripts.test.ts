// Script payloads in every URL that shows its input: none of them becomes markup.
import { expect, test } from 'vitest'
import { useShop } from './support/ask.ts'
import { reflect, REFLECTED_INPUTS } from './drivers/reflected-inputs.ts'
import { SCRIPT_PAYLOADS } from './support/script-payloads.ts'

const shop = useShop()
/** Each place gets one text in thirty, and the next place other ones; `npm run stress` takes all of them. */
const STEP = 30

test('at least 150 payloads meet at least 30 addresses', () => {
  expect(new Set(SCRIPT_PAYLOADS).size).toBeGreaterThanOrEqual(150)
  expect(new Set(REFLECTED_INPUTS).size).toBeGreaterThanOrEqual(30)
})

test.each(REFLECTED_INPUTS.map((place, at) => ({ place, at })))(
  '$place reflects no payload as markup',
  async ({ place, at }) => {
    const texts = SCRIPT_PAYLOADS.filter((_, turn) => (turn + at) % STEP === 0)
    const { found, pages } = await reflect(shop(), place, texts)
    expect(found).toEqual([])
    // Digital links redirect; every other place must show a page, or it tests nothing.
    if (!place.startsWith('/01/')) expect(pages).toBeGreaterThan(0)
  },
  60_000,
)
