// Calls for logins and logged-in members: codes by email, renewal, area, passwords, profile, sessions, addresses.
import type { confirmBrowserRoute } from '../contract/browser-code.ts'
import type {
  changeEmailRoute,
  changePasswordRoute,
  changeProfileRoute,
  endSessionRoute,
  listAddressesRoute,
  listSessionsRoute,
  logInDropShipRoute,
  logInRoute,
  logOutRoute,
  readMemberRoute,
  removeAddressRoute,
  renewTokenRoute,
  resetPasswordRoute,
  saveAddressRoute,
  switchAreaRoute,
} from '../contract/user-session.ts'
import { caller } from './call.ts'

export const logIn = caller<typeof logInRoute>('POST', '/api/user/login')
export const logInDropShip = caller<typeof logInDropShipRoute>('POST', '/api/user/dropship/login')
export const confirmBrowser = caller<typeof confirmBrowserRoute>('POST', '/api/user/login/code')
export const renewToken = caller<typeof renewTokenRoute>('GET', '/api/user/update')
export const switchArea = caller<typeof switchAreaRoute>('POST', '/api/user/area')
export const logOut = caller<typeof logOutRoute>('DELETE', '/api/user/logout')
export const resetPassword = caller<typeof resetPasswordRoute>('POST', '/api/user/reset')
export const changePassword = caller<typeof changePasswordRoute>(
  'POST',
  '/api/user/change-password',
)
export const readMember = caller<typeof readMemberRoute>('GET', '/api/user/info')
export const changeProfile = caller<typeof changeProfileRoute>('POST', '/api/user/profile')
export const changeEmail = caller<typeof changeEmailRoute>('POST', '/api/user/change-email')
export const listSessions = caller<typeof listSessionsRoute>('GET', '/api/user/sessions')
export const endSession = caller<typeof endSessionRoute>('DELETE', '/api/user/sessions')
export const listAddresses = caller<typeof listAddressesRoute>('GET', '/api/user/addresses')
export const saveAddress = caller<typeof saveAddressRoute>('POST', '/api/user/addresses')
export const removeAddress = caller<typeof removeAddressRoute>('DELETE', '/api/user/addresses')
