// Calls for the money account: balance, entries, statements, top-ups, payouts, settings and the approval limit.
import type { changeApprovalLimitRoute } from '../contract/approval.ts'
import type {
  exportStatementRoute,
  listAccountEntriesRoute,
  listTopUpsRoute,
  printTopUpRoute,
  quoteTopUpRoute,
  readAccountRoute,
  readBalanceRoute,
  reportTopUpRoute,
  requestPayoutRoute,
  withdrawTopUpRoute,
} from '../contract/account.ts'
import type {
  changeAccountSettingsRoute,
  readAccountSettingsRoute,
} from '../contract/account-settings.ts'
import type { InputOf } from '../contract/call.ts'
import { caller } from './call.ts'

export const readAccount = caller<typeof readAccountRoute>('GET', '/api/account')
export const readBalance = caller<typeof readBalanceRoute>('GET', '/api/account/balance')
export const listAccountEntries = caller<typeof listAccountEntriesRoute>(
  'GET',
  '/api/account/entries',
)
export const quoteTopUp = caller<typeof quoteTopUpRoute>('POST', '/api/account/top-ups/quote')
export const listTopUps = caller<typeof listTopUpsRoute>('GET', '/api/account/top-ups')
export const reportTopUp = caller<typeof reportTopUpRoute>('POST', '/api/account/top-ups')
export const withdrawTopUp = caller<typeof withdrawTopUpRoute>('DELETE', '/api/account/top-ups')
export const requestPayout = caller<typeof requestPayoutRoute>('POST', '/api/account/payout')

export const readAccountSettings = caller<typeof readAccountSettingsRoute>(
  'GET',
  '/api/account/settings',
)
export const changeAccountSettings = caller<typeof changeAccountSettingsRoute>(
  'POST',
  '/api/account/settings',
)

export const changeApprovalLimit = caller<typeof changeApprovalLimitRoute>(
  'POST',
  '/api/account/approval-limit',
)

export const STATEMENT_PATH: (typeof exportStatementRoute)['path'] = '/api/account/statement'

/** The statement of a month as a file. Browser only. */
export async function exportStatement(input: InputOf<typeof exportStatementRoute>) {
  const { fetchFile } = await import('./fetch-file.ts')
  return fetchFile('GET', STATEMENT_PATH, input)
}

const INSTRUCTION_PATH: (typeof printTopUpRoute)['path'] = '/api/account/top-ups/instruction'

/** How to pay a top-up with one payment method, as PDF. Browser only. */
export async function printTopUp(input: InputOf<typeof printTopUpRoute>) {
  const { fetchFile } = await import('./fetch-file.ts')
  return fetchFile('GET', INSTRUCTION_PATH, input)
}
