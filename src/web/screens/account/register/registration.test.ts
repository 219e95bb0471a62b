// Saving and restoring a draft keeps the user's input and drops unknown fields; a change of country adjusts its fields.
import { expect, test } from 'vitest'
import type { Country } from '../../../../contract/reference.ts'
import { saveDraftRoute } from '../../../../contract/user-application.ts'
import { withCountry } from './country-choice.ts'
import {
  EMPTY_REGISTRATION,
  isEmpty,
  NO_SECRETS,
  toApplication,
  toDraft,
  withDraft,
} from './registration.ts'

test('a draft contains the filled fields and no secrets, and is restored completely', () => {
  const form = {
    ...EMPTY_REGISTRATION,
    surname: 'Lee',
    productsOfInterest: ['laptop'],
    salesChannels: 'x'.repeat(2000),
  }
  const draft = toDraft(form)
  expect(Object.keys(draft).toSorted()).toEqual(['productsOfInterest', 'salesChannels', 'surname'])
  const sent = saveDraftRoute.input.safeParse({ ticket: 't'.repeat(43), form: draft })
  expect(sent.error?.issues ?? []).toEqual([])
  expect(withDraft(EMPTY_REGISTRATION, toDraft({ ...EMPTY_REGISTRATION, surname: 'Lee' }))).toEqual(
    {
      ...EMPTY_REGISTRATION,
      surname: 'Lee',
    },
  )
})

test('values of the wrong type are ignored', () => {
  const strange = { surname: 5, productsOfInterest: 'laptop', unknown: 'x' }
  expect(withDraft(EMPTY_REGISTRATION, strange as never)).toEqual(EMPTY_REGISTRATION)
  expect(withDraft(EMPTY_REGISTRATION, null)).toEqual(EMPTY_REGISTRATION)
})

test('an unanswered choice is left out of the application', () => {
  expect(toApplication(EMPTY_REGISTRATION, NO_SECRETS)).not.toHaveProperty('heardFrom')
  expect(toApplication({ ...EMPTY_REGISTRATION, heardFrom: 'mailer' }, NO_SECRETS).heardFrom).toBe(
    'mailer',
  )
})

test('a form is empty until a field other than the member kind has a value', () => {
  expect(isEmpty(EMPTY_REGISTRATION)).toBe(true)
  expect(isEmpty({ ...EMPTY_REGISTRATION, memberKind: 'dropship' })).toBe(true)
  expect(isEmpty({ ...EMPTY_REGISTRATION, productsOfInterest: ['laptop'] })).toBe(false)
})

const country = (code: string, dialCode: string, more: Partial<Country> = {}): Country => ({
  code,
  name: code,
  dialCode,
  postcodeRequired: true,
  cityRequired: true,
  postcodeUsed: true,
  region: 'optional',
  regionKind: null,
  ...more,
})
const COUNTRIES = [
  country('DE', '+49', { region: 'none' }),
  country('US', '+1'),
  country('HK', '+852', { postcodeUsed: false }),
]

test('choosing a country fills in its dial code, unless the dial code was changed by hand', () => {
  const us = withCountry(EMPTY_REGISTRATION, 'US', COUNTRIES)
  expect(us).toMatchObject({ country: 'US', dialCode: '+1' })
  expect(withCountry(us, 'DE', COUNTRIES).dialCode).toBe('+49')
  expect(withCountry({ ...us, dialCode: '+44' }, 'DE', COUNTRIES).dialCode).toBe('+44')
})

test('fields that a country does not have are removed', () => {
  const us = {
    ...withCountry(EMPTY_REGISTRATION, 'US', COUNTRIES),
    postCode: '94107',
    region: 'California',
  }
  expect(withCountry(us, 'DE', COUNTRIES)).toMatchObject({ postCode: '94107', region: '' })
  expect(withCountry(us, 'HK', COUNTRIES)).toMatchObject({ postCode: '', region: 'California' })
})
