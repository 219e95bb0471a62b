// Which form input is saved while typing, and how it is restored.
import { expect, test } from 'vitest'
import { fieldsOf, fillFields } from './stored-fields.ts'

function control(name: string, value: string, type = 'text') {
  return { name, value, type }
}

test('texts and choices are stored; files, check boxes, secrets and fields without a name are not', () => {
  const stored = fieldsOf([
    control('email', 'a@b.example', 'email'),
    control('country', 'HK', 'select-one'),
    control('message', 'Hello', 'textarea'),
    control('city', ''),
    control('', 'nameless'),
    control('attachment', 'C:\\fakepath\\a.pdf', 'file'),
    control('privacyAccepted', 'on', 'checkbox'),
    control('password', 'secret', 'password'),
  ])
  expect(stored).toEqual({ email: 'a@b.example', country: 'HK', message: 'Hello' })
})

test('only empty fields are filled again', () => {
  const email = control('email', '')
  const city = control('city', 'Typed since')
  const tick = control('privacyAccepted', '', 'checkbox')
  const stored = { email: 'a@b.example', city: 'Before', privacyAccepted: 'on' }
  expect(fillFields([email, city, tick], stored)).toBe(true)
  expect([email.value, city.value, tick.value]).toEqual(['a@b.example', 'Typed since', ''])
  expect(fillFields([email, city, tick], stored)).toBe(false)
})
