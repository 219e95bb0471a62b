// What an account lacks for its orders, before and after it is opened.
import { expect, test } from 'vitest'
import { lackingFor } from './lacking-money.ts'

const ACCOUNT = { currency: 'USD', available: '0.00', missingToOpen: '0.00', isOpened: true }

test.each([
  ['earlier orders of 500 and one of 120', 620_00n, { available: '100.00' }, 520_00n],
  ['a covered order', 20_00n, { available: '100.00' }, -80_00n],
  ['a small first order', 25_00n, { missingToOpen: '1000.00', isOpened: false }, 1000_00n],
  ['a large first order', 1500_00n, { missingToOpen: '1000.00', isOpened: false }, 1500_00n],
])('for %s the account lacks the right amount', (_, needed, figures, lacking) => {
  expect(lackingFor(needed, { ...ACCOUNT, ...figures })).toBe(lacking)
})
