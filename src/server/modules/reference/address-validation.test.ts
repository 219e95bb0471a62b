// Tests the validation of postal addresses and phone numbers.
import { expect, test } from 'vitest'
import { findAddressErrors, findPhoneErrors, phoneWithDialCode } from './address-validation.ts'

test.each([
  [{ country: 'DE', postCode: '20095' }, []],
  [{ country: 'DE', postCode: '' }, ['postCode postCodeNeeded']],
  [{ country: 'DE' }, ['postCode postCodeNeeded']],
  [{ country: 'DE', postCode: '2009' }, ['postCode postCode']],
  [{ country: 'GB', postCode: 'ec1y 8sy' }, []],
  [{ country: 'JP', region: 'Tokyo', postCode: '１５４-００２３' }, []],
  [{ country: 'US', postCode: '95014' }, ['region regionNeeded']],
  [{ country: 'US', region: '' }, ['region regionNeeded', 'postCode postCodeNeeded']],
  [{ country: 'HK', region: 'Kowloon' }, []],
  [{ country: 'HK', region: 'Kowloon', postCode: '999077' }, []],
  [{ country: 'IE', postCode: '' }, []],
  [{ country: 'IE', postCode: 'x' }, ['postCode postCode']],
  [{ country: 'XX', postCode: '1' }, ['country country']],
  [{ country: 'de', postCode: '20095' }, ['country country']],
])('the address %j has the errors %j', async (address, expected) => {
  const errors = await findAddressErrors(address)
  expect(errors.map(({ field, reason }) => `${field} ${reason}`)).toEqual(expected)
})

test.each([
  ['+49', '40 123456', []],
  ['49', '(040) 12-34/56', []],
  ['+1 268', '462 1234', []],
  ['+852', '+852 2345 6789', []],
  ['+852', '2345 67890123', []],
  ['+852', '2345 678901234', ['phone phone']],
  ['+49', '1234', ['phone phone']],
  ['+999', '123456', ['dialCode dialCode']],
  ['', '123456', ['dialCode dialCode']],
])('the phone number %j %j has the errors %j', async (dialCode, phone, expected) => {
  const errors = await findPhoneErrors(dialCode, phone)
  expect(errors.map(({ field, reason }) => `${field} ${reason}`)).toEqual(expected)
})

test('a phone number is stored with its dial code once', () => {
  expect(phoneWithDialCode('49', '40 1')).toBe('+49 40 1')
  expect(phoneWithDialCode('+49', '40 1')).toBe('+49 40 1')
  expect(phoneWithDialCode('+49', '+49 40 1')).toBe('+49 40 1')
})
