// Pages of log-in and registration: no login returns to them, and their footer is short.
import { PATHS } from '../../paths.ts'

export const ACCOUNT_FORMS = new Set<string>([
  PATHS.logIn,
  PATHS.forgotten,
  PATHS.register,
  PATHS.signUp,
  PATHS.registrationReceived,
  PATHS.registrationFailed,
  PATHS.dropShipLogIn,
])
