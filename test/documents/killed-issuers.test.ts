// Invoices of processes that are killed: no invoice is lost, and no number is left out.
import { expect, test } from 'vitest'
import { killIssuers } from '../drivers/killed-issuers.ts'
import { useShop } from '../support/ask.ts'

const shop = useShop()

test('processes that are killed while they issue invoices leave no gap and lose no invoice', async () => {
  const outcome = await killIssuers(shop(), 3)
  expect(outcome).toMatchObject({ lost: [], differences: [] })
  expect(outcome.acknowledged).toBeGreaterThan(3)
})
