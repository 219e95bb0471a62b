// POST /api/wish-lists/match
import { matchRowsRoute } from '../../../contract/wish-list.ts'
import { matchRows } from '../../flows/match-rows.ts'
import { handle } from '../../platform/call-handler.ts'

export const matchRowsCall = handle(matchRowsRoute, matchRows)
