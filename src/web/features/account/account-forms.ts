// Paths of the pages for log-in and registration: a login never leads back to them, and their footer is short.
import { PATHS } from '../../paths.ts'

export const ACCOUNT_FORM_PATHS = new Set<string>([
  PATHS.logIn,
  PATHS.forgotten,
  PATHS.register,
  PATHS.signUp,
  PATHS.registrationReceived,
  PATHS.registrationFailed,
  PATHS.dropShipLogIn,
])
