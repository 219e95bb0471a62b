// The calls of the group order-pad.
import type { AnyCall } from '../../context/call-handler.ts'
import { dropAliasCall } from './drop-alias.ts'
import { exportAliasesCall } from './export-aliases.ts'
import { keepAliasCall } from './keep-alias.ts'
import { listAliasesCall } from './list-aliases.ts'

export const orderPadCalls: AnyCall[] = [
  keepAliasCall,
  dropAliasCall,
  listAliasesCall,
  exportAliasesCall,
]
