// GET /api/home/home-info
import { readHomeRoute } from '../../../contract/home.ts'
import { composeHome } from '../../operations/compose-home.ts'
import { handle } from '../../platform/call-handler.ts'

export const readHomeCall = handle(readHomeRoute, (ctx) => composeHome(ctx, 'main'))
