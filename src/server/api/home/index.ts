// The calls of the group home, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { readTopInfoCall } from './read-top-info.ts'
import { readFrameCall } from './read-frame.ts'
import { readHomeCall } from './read-home.ts'
import { readWishCountCall } from './read-wish-count.ts'
import { recordPageViewCall } from './record-page-view.ts'
import { readDropShipHomeCall } from './read-drop-ship-home.ts'

export const homeCalls: AnyCall[] = [
  readTopInfoCall,
  readHomeCall,
  readFrameCall,
  readWishCountCall,
  readDropShipHomeCall,
  recordPageViewCall,
]
