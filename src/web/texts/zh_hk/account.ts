// Hong Kong Chinese texts of logging in and the member pages.
import type { account as master } from '../en_us/account.ts'

export const account: typeof master = {}
