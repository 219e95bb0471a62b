// The input the application form sends for each kind of team.
import { expect, test } from 'vitest'
import { teamApplicationOf } from './team-application-input.ts'

function values(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const PERSON = {
  firstName: ' Erika ',
  surname: 'Example',
  email: 'erika@example.com',
  country: 'HK',
  dialCode: '+852',
  message: 'Hello',
  companyName: 'Example Ltd',
  website: 'example.com',
  region: 'HK',
  volume: '500_2000',
}

test('a distributor states company, region and volume', () => {
  expect(teamApplicationOf(values(PERSON), { team: 'distributor', opening: null })).toMatchObject({
    id: 'distributor',
    firstName: 'Erika',
    companyName: 'Example Ltd',
    region: 'HK',
    volume: '500_2000',
    privacyAccepted: true,
  })
})

test('an application to another team leaves out company, region and volume, and names an opening by its id', () => {
  const sent = teamApplicationOf(values(PERSON), { team: 'warehouse', opening: 'warehouse-picker' })
  expect(sent).toMatchObject({ id: 'warehouse-picker', team: 'warehouse' })
  for (const name of ['companyName', 'website', 'region', 'volume']) {
    expect(sent).not.toHaveProperty(name)
  }
})

test('a dial code is sent only with a phone number, and an unknown volume is left out', () => {
  const team = { team: 'distributor', opening: null } as const
  expect(teamApplicationOf(values(PERSON), team)).toMatchObject({ dialCode: '', phone: '' })
  const withPhone = teamApplicationOf(
    values({ ...PERSON, phone: '(5123) 4567', volume: '7' }),
    team,
  )
  expect(withPhone).toMatchObject({ dialCode: '+852', phone: '5123 4567' })
  expect(withPhone).not.toHaveProperty('volume')
})
