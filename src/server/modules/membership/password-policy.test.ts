// Tests which passwords are rejected as too common.
import { describe, expect, test } from 'vitest'
import { PASSWORD_LENGTH } from '../../../shared/password-rules.ts'
import { COMMON_PASSWORDS, COMMON_WORDS } from './data/common-passwords.ts'
import { isCommonPassword, rejectCommonPassword } from './password-policy.ts'

test('the list has hundreds of passwords that are long enough to be chosen', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(500)
  expect(COMMON_WORDS.size).toBeGreaterThan(80)
  for (const password of COMMON_PASSWORDS) {
    expect([...password].length, password).toBeGreaterThanOrEqual(PASSWORD_LENGTH.min)
    expect(password, password).toBe(password.toLowerCase())
  }
})

describe('a password', () => {
  test.each([
    'password1234',
    'PASSWORD1234',
    'P@ssw0rd1234',
    'Password2026!!',
    'Welcome-2026!',
    'AdminPassword1',
    'correcthorsebatterystaple',
    'Iloveyou12345!',
    'ｐａｓｓｗｏｒｄ1234',
  ])('is rejected as common when it is like %j', (password) => {
    expect(isCommonPassword(password)).toBe(true)
    const wanted = { password, names: [], field: 'newPassword' }
    expect(() => rejectCommonPassword(wanted)).toThrow('422')
  })

  test.each([
    'a quiet river bends',
    'welcome to the old mill',
    'password8492750163745',
    'summer dragon lantern',
  ])('is not rejected as common when it is like %j', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
