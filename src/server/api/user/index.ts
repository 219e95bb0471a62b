// The calls of the group user, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { logInCall } from './log-in.ts'
import { logInDropShipCall } from './log-in-drop-ship.ts'
import { logOutCall } from './log-out.ts'
import { renewTokenCall } from './renew-token.ts'

export const userCalls: AnyCall[] = [logInCall, logInDropShipCall, renewTokenCall, logOutCall]
