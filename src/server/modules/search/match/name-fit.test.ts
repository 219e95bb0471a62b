// Tests how typed text relates to a device name: all of it, its start, or something else.
import { describe, expect, test } from 'vitest'
import { isModifier, traitsOf } from '../index/atom-traits.ts'
import { fitOf } from './name-fit.ts'

/** Typed atoms of the name are in brackets; the first `brandLength` atoms are the brand. */
function fit(name: string, { brandLength = 1, isStrong = false } = {}) {
  const atoms = name.split(' ')
  const names = atoms.map((atom) => atom.replaceAll(/[[\]]/g, ''))
  const typed = atoms.map((atom) => atom.startsWith('['))
  const result = fitOf(names.map(traitsOf), typed, { brandLength, isStrong })
  return { ...result, extra: result.extra.map((place) => names[place]) }
}

describe('the fit of a name', () => {
  test.each([
    ['[lenovo] [thinkpad] [t] [440]', 'exact', []],
    // Brand and series may be left out.
    ['lenovo thinkpad [t] [440]', 'exact', []],
    ['[lenovo] thinkpad [t] [440]', 'exact', []],
    // Words that do not affect the device.
    ['hp [elitebook] [840] notebook pc', 'exact', []],
    ['dell [latitude] 14 inch [5490]', 'exact', []],
    ['dell [latitude] [5490] series', 'exact', []],
    // A series, or the start of a name.
    ['lenovo [thinkpad] t 440', 'family', ['t', '440']],
    ['[dell] [latitude] 5490', 'family', ['5490']],
    ['hp [250] [gen8] n', 'family', ['n']],
    ['lenovo [x] [1] [carbon] gen10', 'family', ['gen10']],
    // After a number these words and letters denote a different device.
    ['apple [iphone] [12] mini', 'near', ['mini']],
    ['samsung [note] [20] ultra', 'near', ['ultra']],
    ['lenovo [t] [440] s', 'near', ['s']],
    ['lenovo [yoga] [7] gen8', 'near', ['gen8']],
    // A word of the name was skipped between two typed ones.
    ['lenovo [x] [13] yoga [gen2]', 'near', ['yoga']],
    ['dell [latitude] 3190 [2]', 'near', ['3190']],
    // Only the brand was typed.
    ['[lenovo] thinkpad t 440', 'near', ['thinkpad', 't', '440']],
    ['lenovo thinkpad t 440', 'near', ['thinkpad', 't', '440']],
    // Digits in front denote another model, unless the typed number is long and contains letters.
    ['samsung galaxy 20 [ultra]', 'near', ['20']],
    ['[alienware] x [15]', 'near', []],
  ])('%s is %s', (name, expected, extra) => {
    const result = fit(name)
    expect(result.fit).toBe(expected)
    expect(result.extra).toEqual(extra)
  })

  test('a long number of letters and digits is enough without the text before it', () => {
    expect(fit('asus tuf 15 [fa] [506] [ih]').fit).toBe('near')
    expect(fit('asus tuf 15 [fa] [506] [ih]', { isStrong: true }).fit).toBe('exact')
  })

  test('the lead is the number of atoms between the brand and the first typed atom', () => {
    expect(fit('lenovo thinkpad [t] [440]').lead).toBe(1)
    expect(fit('lenovo [thinkpad] [t] [440]').lead).toBe(0)
    expect(fit('sourcing and creation smart [lock]', { brandLength: 3 }).lead).toBe(1)
  })
})

test.each([
  ['pro', true],
  ['ultra', true],
  ['mini', true],
  ['latitude', false],
  ['5490', false],
  ['', false],
])('after a number %j denotes a different device: %s', (name, expected) => {
  expect(isModifier(name)).toBe(expected)
})
