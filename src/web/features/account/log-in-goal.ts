// What the login is for, read from the page that it returns to.
import { splitLangPath } from '../../../shared/lang.ts'
import { ownPath } from '../../../shared/own-path.ts'
import { PATHS } from '../../paths.ts'

/** member: the home page of members; account: balance and payments; prices: a page that shows prices to members. */
export type LogInGoal =
  | 'sendWishList'
  | 'wishList'
  | 'changePassword'
  | 'member'
  | 'account'
  | 'team'
  | 'orders'
  | 'orderPad'
  | 'basket'
  | 'checkout'
  | 'returns'
  | 'prices'

/** An address has the goal of the first path here that it equals or continues. */
const GOALS: readonly (readonly [path: string, goal: LogInGoal])[] = [
  [PATHS.sendWishList, 'sendWishList'],
  [PATHS.wishList, 'wishList'],
  [PATHS.changePassword, 'changePassword'],
  [PATHS.member, 'member'],
  [PATHS.team, 'team'],
  [PATHS.account, 'account'],
  [PATHS.orders, 'orders'],
  [PATHS.orderPad, 'orderPad'],
  [PATHS.basket, 'basket'],
  [PATHS.checkout, 'checkout'],
  [PATHS.returns, 'returns'],
  ['/products', 'prices'],
  ['/productdetail', 'prices'],
  [PATHS.compare, 'prices'],
]

/** `redirect` as in the address of the login page; null: a page that the title of the login page does not name. */
export function logInGoal(redirect: string | null): LogInGoal | null {
  if (!redirect) return null
  const { path } = splitLangPath(ownPath(redirect).split(/[?#]/, 1)[0] ?? '/')
  return GOALS.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? null
}
