// Tests splitting names into atoms: different spellings of one name give the same atoms.
import { describe, expect, test } from 'vitest'
import { atomsOf } from './atoms.ts'

describe('the atoms', () => {
  test.each([
    ['thinkpad x1 carbon gen 6', 'thinkpad x 1 carbon gen6'],
    ['note20ultra', 'note 20 ultra'],
    ['note 20 ultra', 'note 20 ultra'],
    ['note-20 ultra', 'note 20 ultra'],
    ['sm-n985f', 'sm n 985 f'],
    ['笔记本 t440', '笔记 记本 t 440'],
    ['été', 'été'],
    ['  ', ''],
    ['!?', ''],
  ])('of %j are %j', (text, atoms) => {
    expect(atomsOf(text).join(' ')).toBe(atoms)
  })

  test('an atom has a bounded length', () => {
    expect(atomsOf('a'.repeat(90))).toEqual(['a'.repeat(40)])
  })
})

describe('a generation', () => {
  test.each([
    'gen 6',
    'gen6',
    'generation 6',
    '6th',
    '6th gen',
    '6th generation',
    'g6',
    'g 6',
    'gen 6th',
  ])('written as %s is the atom gen6', (text) => {
    expect(atomsOf(`carbon ${text}`)).toEqual(['carbon', 'gen6'])
  })

  test.each([
    ['2nd 3rd', 'gen2 gen3'],
    ['l15 gen 3', 'l 15 gen3'],
    ['5 gen 2', '5 gen2'],
    ['gen 20', 'gen20'],
  ])('in %j gives the atoms %j', (text, atoms) => {
    expect(atomsOf(text).join(' ')).toBe(atoms)
  })

  test.each([
    // Too large.
    ['gen 21', 'gen 21'],
    ['hp 250', 'hp 250'],
    ['s20 5g', 's 20 5 g'],
    ['360th', '360 th'],
  ])('is not read in %j, whose atoms are %j', (text, atoms) => {
    expect(atomsOf(text).join(' ')).toBe(atoms)
  })
})
