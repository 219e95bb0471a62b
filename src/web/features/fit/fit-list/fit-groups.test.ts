// Grouping of fits by brand and confidence, and filtering by words.
import { describe, expect, test } from 'vitest'
import type { FitModel } from '../../../../contract/product.ts'
import { groupFits, modelName, narrowFits, shownName, splitCodes } from './fit-groups.ts'

function fit(label: string, brand: string, confidence: FitModel['confidence']): FitModel {
  return { label, brand, confidence, deviceUrl: null, qualifier: [], source: 'import' }
}

const fits = [
  fit('Lenovo ThinkPad L430', 'Lenovo', 'reported'),
  fit('Dell XPS 13', 'Dell', 'unconfirmed'),
  fit('Lenovo ThinkPad T430', 'Lenovo', 'confirmed'),
  fit('Lenovo 24641J9', 'Lenovo', 'reported'),
]

describe('groupFits', () => {
  test('keeps the order of brands and puts the highest confidence first', () => {
    const groups = groupFits(fits).map((group) => [
      group.brand,
      group.confidence,
      group.fits.length,
    ])
    expect(groups).toEqual([
      ['Lenovo', 'confirmed', 1],
      ['Lenovo', 'reported', 2],
      ['Dell', 'unconfirmed', 1],
    ])
  })
})

describe('splitCodes', () => {
  const split = (...labels: string[]) => {
    const { named, codes } = splitCodes(labels.map((label) => fit(label, 'Lenovo', 'reported')))
    return [named.map(modelName), codes.map(modelName)]
  }

  test('named models come first, in natural order; codes such as 20B6005RUS are separate', () => {
    expect(
      split('Lenovo 20B6005RUS', 'Lenovo ThinkPad T1000', 'Lenovo ThinkPad T450', 'Lenovo 24641J9'),
    ).toEqual([
      ['ThinkPad T450', 'ThinkPad T1000'],
      ['20B6005RUS', '24641J9'],
    ])
  })

  test('devices sold under another name than their identifier are sorted and found by that name', () => {
    const sold = (label: string, name: string): FitModel => ({
      ...fit(label, 'Apple', 'reported'),
      name,
    })
    const macs = [
      sold('Apple MacBookPro15,1', 'Apple MacBook Pro 15 2018–2019 (A1990)'),
      sold('Apple MacBookPro15,2', 'Apple MacBook Pro 13 2018–2019 (A1989)'),
      fit('Apple MacBookPro99,1', 'Apple', 'reported'),
    ]
    expect(splitCodes(macs).named.map(shownName)).toEqual([
      'MacBook Pro 13 2018–2019 (A1989)',
      'MacBook Pro 15 2018–2019 (A1990)',
      'MacBookPro99,1',
    ])
    expect(narrowFits(macs, 'a1990', '')).toEqual([macs[0]])
    expect(narrowFits(macs, 'macbookpro15,2 pro 13', '')).toEqual([macs[1]])
  })

  test('short model names and a list of codes alone are not separated', () => {
    expect(split('Lenovo W651UI', 'Lenovo G580')).toEqual([['G580', 'W651UI'], []])
    expect(split('Lenovo 20KCS07010', 'Lenovo 20B6005RUS')).toEqual([
      ['20KCS07010', '20B6005RUS'],
      [],
    ])
  })
})

describe('modelName', () => {
  test.each([
    ['Lenovo ThinkPad L430', 'Lenovo', 'ThinkPad L430'],
    ['Aqara Aqara Temp Sensor', 'Aqara', 'Aqara Temp Sensor'],
    ['LenovoEMC ix2', 'Lenovo', 'LenovoEMC ix2'],
  ])('shows the model %s of %s as %s', (label, brand, name) => {
    expect(modelName(fit(label, brand, 'reported'))).toBe(name)
  })
})

describe('narrowFits', () => {
  test.each([
    ['thinkpad', '', 2],
    ['430 THINKPAD', '', 2],
    ['', 'Dell', 1],
    ['t430', 'Dell', 0],
    ['ｔ４３０', '', 1],
  ])('the words %j and the brand %j find %d fits', (words, brand, found) => {
    expect(narrowFits(fits, words, brand)).toHaveLength(found)
  })
})
