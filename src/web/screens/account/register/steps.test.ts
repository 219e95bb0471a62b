// Steps are found by address and by field, including the fields of a rejected application.
import { expect, test } from 'vitest'
import { EMPTY_REGISTRATION, NO_SECRETS } from './registration.ts'
import {
  stepAfter,
  stepBefore,
  FIELDS,
  searchOfStep,
  stepOfField,
  stepOfSearch,
  STEPS,
} from './steps.ts'

test('every field of the form belongs to exactly one step', () => {
  const fields = STEPS.flatMap((step) => FIELDS[step])
  expect(fields.toSorted()).toEqual(
    Object.keys({ ...EMPTY_REGISTRATION, ...NO_SECRETS }).toSorted(),
  )
})

test.each([
  ['?step=address', 'address'],
  ['?kind=dropship&step=review', 'review'],
  ['?step=nonsense', 'email'],
  ['', 'email'],
] as const)('the address %s shows the step %s', (search, step) =>
  expect(stepOfSearch(search)).toBe(step),
)

test('the address of a step keeps its other parameters', () => {
  expect(searchOfStep('company', '?kind=dropship')).toBe('?kind=dropship&step=company')
  expect(searchOfStep('email', '?step=company')).toBe('')
})

test.each([
  ['postCode', 'address'],
  ['productsOfInterest.2', 'interests'],
  ['password', 'review'],
  ['ticket', null],
])('the step that contains the field %s is %s', (field, step) =>
  expect(stepOfField(field)).toBe(step),
)

test('the steps follow one another and stop at the first and the last one', () => {
  expect(STEPS.map(stepAfter)).toEqual(['company', 'address', 'interests', 'review', 'review'])
  expect(STEPS.map(stepBefore)).toEqual(['email', 'email', 'company', 'address', 'interests'])
})
