// Every text that tries to run a script, in every address that shows what it was asked for.
import { expect, test } from 'vitest'
import { useShop } from '../support/ask.ts'
import { reflect, REFLECTED_PLACES } from '../drivers/reflected-places.ts'
import { SCRIPT_PAYLOADS } from '../drivers/script-payloads.ts'

const shop = useShop()

test.each(REFLECTED_PLACES)('%s', async (place) => {
  const { found } = await reflect(shop(), place, SCRIPT_PAYLOADS)
  expect(found).toEqual([])
})
