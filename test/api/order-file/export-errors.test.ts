// GET /api/order-files/{id}/errors
import { expect, test } from 'vitest'
import { exportOrderFileErrorsRoute } from '../../../src/contract/order-file.ts'
import { callPath } from '../../../src/shared/call-path.ts'
import { useShop } from '../../support/ask.ts'
import { checkRows, orderRow } from '../../support/order-files.ts'
import { createDropshipper } from '../../support/orders.ts'

const shop = useShop()

test('the errors come as a file with the columns of the uploaded one, in which formulas are escaped', async () => {
  const dropshipper = await createDropshipper(shop())
  const rows = [orderRow('A', { SKU: '=1+1' }), orderRow('B', { SKU: '' })]
  const { id } = await checkRows(shop(), dropshipper, rows)
  const { address } = callPath('GET', exportOrderFileErrorsRoute.path, { id, lang: 'en_us' })
  const { body } = await shop().app.inject({ url: address, headers: dropshipper.headers })
  // Without the byte order mark.
  const [heading, first, second] = body.slice(1).split('\r\n')
  expect(heading).toBe(
    'Order number,SKU,Quantity,Recipient name,Address 1,City,Postcode,Country,Phone,What to correct',
  )
  expect(first).toContain("A,'=1+1,1,")
  expect(second).toContain('Enter an item number')
})
