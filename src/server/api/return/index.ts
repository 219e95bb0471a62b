// The calls of the group return.
import type { AnyCall } from '../../context/call-handler.ts'
import { listReturnableCall } from './list-returnable.ts'
import { listReturnsCall } from './list-returns.ts'
import { openReturnFileCall } from './open-return-file.ts'
import { previewReturnCall } from './preview-return.ts'
import { printReturnLabelCall } from './print-return-label.ts'
import { readReturnCall } from './read-return.ts'
import { replyToReturnCall } from './reply-to-return.ts'
import { requestReturnCall } from './request-return.ts'
import { withdrawReturnCall } from './withdraw-return.ts'

export const returnCalls: AnyCall[] = [
  listReturnableCall,
  previewReturnCall,
  requestReturnCall,
  listReturnsCall,
  readReturnCall,
  replyToReturnCall,
  withdrawReturnCall,
  openReturnFileCall,
  printReturnLabelCall,
]
