// Pasted addresses of several lines, as marketplaces of different countries show them.
import { describe, expect, test } from 'vitest'
import { readAddressBlock } from './read-address-block.ts'

const COUNTRIES = ['DE', 'GB', 'US', 'NL', 'FR', 'HK', 'CA', 'PL'].map((code) => ({
  code,
  name: new Intl.DisplayNames('zh-Hans', { type: 'region' }).of(code) ?? code,
}))
const read = (...lines: string[]) => readAddressBlock(lines.join('\n'), COUNTRIES)

describe('a pasted address', () => {
  test.each([
    [
      ['Max Mustermann', 'Hauptstr. 5', '04109 Leipzig', 'Deutschland'],
      {
        name: 'Max Mustermann',
        line1: 'Hauptstr. 5',
        postCode: '04109',
        city: 'Leipzig',
        country: 'DE',
      },
    ],
    [
      [
        'Erika Muster',
        'Muster GmbH',
        'Am Markt 3',
        'Hinterhaus',
        'D-20095 Hamburg',
        'Germany',
        '+49 40 1234567',
      ],
      {
        name: 'Erika Muster',
        company: 'Muster GmbH',
        line1: 'Am Markt 3',
        line2: 'Hinterhaus',
        postCode: '20095',
        city: 'Hamburg',
        country: 'DE',
        phone: '+49 40 1234567',
      },
    ],
    [
      ['Jane Doe', '12 High Street', 'London', 'EC1A 1BB', 'United Kingdom'],
      {
        name: 'Jane Doe',
        line1: '12 High Street',
        city: 'London',
        postCode: 'EC1A 1BB',
        country: 'GB',
      },
    ],
    [
      [
        'John Smith',
        '742 Evergreen Terrace',
        'Apt 2',
        'Springfield, IL 62701',
        'USA',
        'Phone: 217 555 0100',
      ],
      {
        name: 'John Smith',
        line1: '742 Evergreen Terrace',
        line2: 'Apt 2',
        city: 'Springfield',
        region: 'IL',
        postCode: '62701',
        country: 'US',
        phone: '217 555 0100',
      },
    ],
    [
      ['Jan Jansen', 'Damrak 1', '1012 LG Amsterdam', '荷兰', 'jan@example.com'],
      {
        name: 'Jan Jansen',
        line1: 'Damrak 1',
        postCode: '1012 LG',
        city: 'Amsterdam',
        country: 'NL',
      },
    ],
    [
      ['Marie Dupont', 'Dupont SARL', '3 rue de Lille', '75007 Paris,'],
      {
        name: 'Marie Dupont',
        company: 'Dupont SARL',
        line1: '3 rue de Lille',
        postCode: '75007',
        city: 'Paris',
      },
    ],
    [
      ['Chan Tai Man', 'Flat A, 5/F, 10 Nathan Road', 'Kowloon', 'Hong Kong'],
      {
        name: 'Chan Tai Man',
        line1: 'Flat A, 5/F, 10 Nathan Road',
        city: 'Kowloon',
        country: 'HK',
      },
    ],
  ])('%j is read into its fields', (lines, expected) => {
    expect(read(...lines)).toEqual(expected)
  })

  test.each([
    ['Max Mustermann'],
    ['Max Mustermann', 'Hauptstr. 5'],
    Array.from({ length: 11 }, () => 'x'),
  ])('that is too short or too long is left alone: %j', (...lines) => {
    expect(read(...lines.flat())).toBeUndefined()
  })
})
