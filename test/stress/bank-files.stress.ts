// A bank file of 5,000 lines: matched within five seconds, and the second time it changes nothing.
import { env } from 'node:process'
import { expect, test } from 'vitest'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { bigStatement, timeImports } from '../support/bank-files.ts'
import { useShop } from '../support/ask.ts'
import { recordFigures } from '../support/record-figures.ts'

const shop = useShop()
const LINES = Number(env.BANK_LINES ?? 5000)
const ACCOUNTS = Number(env.BANK_ACCOUNTS ?? 500)

test('5,000 lines of a bank are matched within five seconds and entered once', async () => {
  const path = await bigStatement(shop(), { lines: LINES, accounts: ACCOUNTS })
  const { matched, entered, again, isUnchanged } = await timeImports(shop(), path)
  recordFigures('bank file', {
    lines: LINES,
    accounts: ACCOUNTS,
    matchSeconds: matched.seconds,
    enterSeconds: entered.seconds,
    againSeconds: again.seconds,
  })
  expect(isUnchanged).toBe(true)
  expect(again.counts.known).toBe(entered.counts.matched + entered.counts.unmatched)
  expect(matched.seconds).toBeLessThanOrEqual(5)
  expect(await findDifferences(shop().db, null)).toEqual([])
})
