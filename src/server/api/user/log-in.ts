// POST /api/user/login
import { logInRoute } from '../../../contract/user-session.ts'
import { logIn } from '../../operations/log-in.ts'
import { handle } from '../../platform/call-handler.ts'

export const logInCall = handle(logInRoute, (ctx, input) => logIn(ctx, input, 'wholesale'))
