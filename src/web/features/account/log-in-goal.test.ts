// The goal of a login follows from the address that it returns to, in every language.
import { expect, test } from 'vitest'
import { logInGoal } from './log-in-goal.ts'

test.each([
  [null, null],
  ['/', null],
  ['/sendwish', 'sendWishList'],
  ['/zh-hk/sendwish?list=3', 'sendWishList'],
  ['/wishlist', 'wishList'],
  ['/zh-cn/changePassword', 'changePassword'],
  ['/member/sessions', 'member'],
  ['/orders', 'orders'],
  ['/zh-cn/orders/O26-0000001', 'orders'],
  ['/orders/import', 'orders'],
  ['/order-pad', 'orderPad'],
  ['/order-pad/numbers', 'orderPad'],
  ['/basket', 'basket'],
  ['/zh-hk/checkout', 'checkout'],
  ['/returns/new?order=O26-0000001', 'returns'],
  ['/account', 'account'],
  ['/account/documents?after=7', 'account'],
  ['/account/team', 'team'],
  ['/products/laptop/x/VC-1', 'prices'],
  ['/membership-of-others', null],
  ['https://elsewhere.example/sendwish', null],
])('a login that returns to %s has the goal %s', (redirect, goal) => {
  expect(logInGoal(redirect)).toBe(goal)
})
