// POST /api/user/dropship/login
import { logInDropShipRoute } from '../../../contract/user-session.ts'
import { logIn } from '../../operations/log-in.ts'
import { handle } from '../../platform/call-handler.ts'

export const logInDropShipCall = handle(logInDropShipRoute, (ctx, input) =>
  logIn(ctx, input, 'dropship'),
)
