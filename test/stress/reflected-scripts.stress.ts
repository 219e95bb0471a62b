// Every script payload in every URL that shows its input.
import { afterAll, expect, test } from 'vitest'
import { reflect, REFLECTED_INPUTS } from '../drivers/reflected-inputs.ts'
import { SCRIPT_PAYLOADS } from '../support/script-payloads.ts'
import { useShop } from '../support/ask.ts'
import { recordFigures } from '../support/record-figures.ts'

const shop = useShop()
const total = { places: 0, pages: 0, found: 0 }
afterAll(() => recordFigures('payloads', total))

test.each(REFLECTED_INPUTS)('%s reflects no payload as markup', async (place) => {
  const { found, pages } = await reflect(shop(), place, SCRIPT_PAYLOADS)
  total.places += 1
  total.pages += pages
  total.found += found.length
  expect(found).toEqual([])
})
