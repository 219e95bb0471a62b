// The kinds of staff requests, which are changes that wait for a second signature. Who may sign depends on the group.

/**
 * The roles of an account, the permissions of a role, the reset of an account that lost its second factors, and the end
 * of an account: signed by staff who manage staff. A reset also removes password and known devices and ends all sessions.
 */
export const ACCOUNT_REQUESTS = ['roles', 'role', 'reset', 'close'] as const
/** Changes of money settings, payment methods and bank details: signed by staff who may change settings. */
export const SETTING_REQUESTS = ['setting', 'method', 'bank'] as const

export type AccountRequest = (typeof ACCOUNT_REQUESTS)[number]
export type SettingRequest = (typeof SETTING_REQUESTS)[number]
export type StaffRequestKind = AccountRequest | SettingRequest

export function isSettingRequest(kind: StaffRequestKind): kind is SettingRequest {
  return SETTING_REQUESTS.some((each) => each === kind)
}
