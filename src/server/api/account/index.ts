// The calls of the group account, in contract order.
import type { AnyCall } from '../../context/call-handler.ts'
import { exportStatementCall } from './export-statement.ts'
import { listAccountEntriesCall } from './list-entries.ts'
import { listTopUpsCall } from './list-top-ups.ts'
import { quoteTopUpCall } from './quote-top-up.ts'
import { readAccountCall } from './read-account.ts'
import { readBalanceCall } from './read-balance.ts'
import { reportTopUpCall } from './report-top-up.ts'
import { requestPayoutCall } from './request-payout.ts'
import { withdrawTopUpCall } from './withdraw-top-up.ts'

export const accountCalls: AnyCall[] = [
  readAccountCall,
  readBalanceCall,
  listAccountEntriesCall,
  exportStatementCall,
  quoteTopUpCall,
  listTopUpsCall,
  reportTopUpCall,
  withdrawTopUpCall,
  requestPayoutCall,
]
