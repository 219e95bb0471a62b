// Names are grouped under the letter readers expect.
import { expect, test } from 'vitest'
import { byInitial } from './initials.ts'

test.each([
  [[], []],
  [
    ['Acer', 'ASUS', 'benq'],
    ['A: Acer ASUS', 'B: benq'],
  ],
  [
    ['360', '3M', 'Élan', 'Eco'],
    ['E: Élan Eco', '0: 360 3M'],
  ],
  [
    ['小米', '_x', ' dell'],
    ['D:  dell', '#: 小米 _x'],
  ],
])('%j are grouped under their initials', (names, groups) => {
  const found = byInitial(names, (name) => name)
  expect(found.map(({ initial, items }) => `${initial}: ${items.join(' ')}`)).toEqual(groups)
})
