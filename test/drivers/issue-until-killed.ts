// A process that dispatches and invoices parcels until it is killed; prints each number once it is committed.
import { argv } from 'node:process'
import { connect } from '../../src/server/db/connect.ts'
import { createLog } from '../../src/server/platform/log.ts'
import { dispatchCharged, placeWithHold } from '../support/orders-with-holds.ts'

const ITEM = 'VC-LT35641'
const [url = '', ...accountIds] = argv.slice(2)
const { log } = createLog('silent')
const { db } = connect({ url, poolSize: accountIds.length, applicationName: 'issuing', log })

await Promise.all(
  accountIds.map(async (accountId) => {
    for (;;) {
      const lines = [{ itemNo: ITEM, parts: [{ quantity: 2, unit: '12.5' }] }]
      const order = await placeWithHold(db, { accountId: Number(accountId), lines })
      for (const pieces of [[1], [1]]) {
        const invoiceNo = await dispatchCharged(db, order, pieces)
        process.stdout.write(`${invoiceNo}\n`)
      }
    }
  }),
)
