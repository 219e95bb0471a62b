// Tests which files of an exhibition are accepted, and the message about an invalid field.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readExhibitionFile } from './exhibition-file.ts'

const EXAMPLE = readFileSync(
  join(import.meta.dirname, '../../../../data/exhibition-example.yaml'),
  'utf8',
)

test('the example is accepted', () => {
  expect(readExhibitionFile(EXAMPLE)).toMatchObject({
    faults: [],
    exhibition: { id: 'example-hong-kong-2027', beginsOn: '2027-04-13' },
  })
})

test('a name of two lines is rejected, since no mail to a visitor could have it as its subject', () => {
  const name = 'name: Spring electronics exhibition'
  expect(EXAMPLE).toContain(name)
  const { faults } = readExhibitionFile(EXAMPLE.replace(name, 'name: "Spring\\nexhibition"'))
  expect(faults).toEqual(['texts.en_us.name: use one line'])
})
