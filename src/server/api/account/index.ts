// The calls of the group account; those that call a single function are bound here.
import { readAccountSettingsRoute } from '../../../contract/account-settings.ts'
import { readApprovalLimitRoute } from '../../../contract/approval.ts'
import { quoteTopUpRoute } from '../../../contract/account.ts'
import { readSubstitutionRoute } from '../../../contract/substitution.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { quoteOwnCredit } from '../../operations/own-account.ts'
import { composeAccountSettings } from '../../operations/compose-account-settings.ts'
import { changeApprovalLimitCall, readOwnLimit } from './change-approval-limit.ts'
import { changeSubstitutionCall, readOwnSubstitution } from './change-substitution.ts'
import { changeAccountSettingsCall } from './change-settings.ts'
import { exportStatementCall } from './export-statement.ts'
import { listAccountDocumentsCall } from './list-documents.ts'
import { listAccountEntriesCall } from './list-entries.ts'
import { listTopUpsCall } from './list-top-ups.ts'
import { printAccountDocumentCall } from './print-document.ts'
import { printTopUpCall } from './print-top-up.ts'
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
  listAccountDocumentsCall,
  printAccountDocumentCall,
  handle(quoteTopUpRoute, quoteOwnCredit),
  printTopUpCall,
  listTopUpsCall,
  reportTopUpCall,
  withdrawTopUpCall,
  requestPayoutCall,
  handle(readAccountSettingsRoute, composeAccountSettings),
  changeAccountSettingsCall,
  handle(readApprovalLimitRoute, readOwnLimit),
  changeApprovalLimitCall,
  handle(readSubstitutionRoute, readOwnSubstitution),
  changeSubstitutionCall,
]
