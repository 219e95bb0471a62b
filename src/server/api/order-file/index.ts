// The calls of the group order-file.
import type { AnyCall } from '../../context/call-handler.ts'
import { checkOrderFileCall } from './check-order-file.ts'
import { exportErrorsCall } from './export-errors.ts'
import { listOrderFilesCall } from './list-order-files.ts'
import { placeOrderFileCall } from './place-order-file.ts'
import { readOrderFileCall } from './read-order-file.ts'
import { uploadOrderFileCall } from './upload-order-file.ts'

export const orderFileCalls: AnyCall[] = [
  uploadOrderFileCall,
  checkOrderFileCall,
  placeOrderFileCall,
  readOrderFileCall,
  exportErrorsCall,
  listOrderFilesCall,
]
