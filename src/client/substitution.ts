// Calls for substitutes: the setting of a company, and refusing one.
import type {
  changeSubstitutionRoute,
  readSubstitutionRoute,
  rejectSubstituteRoute,
} from '../contract/substitution.ts'
import { caller } from './call.ts'

export const readSubstitution = caller<typeof readSubstitutionRoute>(
  'GET',
  '/api/account/substitution',
)
export const changeSubstitution = caller<typeof changeSubstitutionRoute>(
  'POST',
  '/api/account/substitution',
)
export const rejectSubstitute = caller<typeof rejectSubstituteRoute>(
  'POST',
  '/api/orders/{orderNo}/reject-substitute',
)
