// A mailed link is parsed completely or not at all; a waiting time is written in minutes and seconds.
import { expect, test } from 'vitest'
import { clockTime, linkCodeOf } from './link-code.ts'

test.each([
  ['#email=a%2Bb%40shop.example&code=012345', { email: 'a+b@shop.example', code: '012345' }],
  ['#email=a@b.example&code=12345', null],
  ['#email=&code=123456', null],
  ['#code=123456', null],
  ['#content', null],
  ['', null],
])('the fragment %j of a mailed link is read as %j', (hash, found) =>
  expect(linkCodeOf(hash)).toEqual(found),
)

test.each([
  [0, '0:00'],
  [45, '0:45'],
  [600, '10:00'],
])('%i seconds are shown as %s', (seconds, time) => expect(clockTime(seconds)).toBe(time))
