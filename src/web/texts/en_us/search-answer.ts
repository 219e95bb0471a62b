// English texts of a search answer: what was read, what is only similar, several numbers at once.
import type { Difference, MatchGroup, QueryPart } from '../../../contract/search.ts'
import { numberText } from '../../../shared/number-text.ts'

const nameOf = (text: string) => `“${text}”`

export const searchAnswer = {
  parts: {
    label: 'How we read your search',
    kinds: {
      number: 'part number',
      barcode: 'barcode',
      device: 'device',
      brand: 'brand',
      category: 'category',
      chemistry: 'chemistry',
      rechargeable: 'rechargeable',
      size: 'battery size',
      voltage: 'voltage',
      capacity: 'capacity',
      energy: 'energy',
      dimensions: 'dimensions',
      quantity: 'quantity',
      words: 'words',
    } as Record<QueryPart['kind'], string>,
    states: {
      found: 'found',
      corrected: 'corrected',
      filter: 'filter',
      missing: 'not in our catalogue',
      ignored: 'ignored',
    } as Record<QueryPart['state'], string>,
    /** Of a value: the catalogue has others. */
    unmatched: 'no match',
    ignored: (texts: string) => `Ignored: ${texts}`,
    remove: (text: string) => `Search without ${nameOf(text)}`,
    separator: ', ',
  },
  notes: {
    partial: (asked: string) => `No part number is exactly ${asked}. These contain it.`,
    readAs: (readAs: string) => `Showing results for ${readAs}.`,
    exactly: (asked: string) => `Search for exactly ${nameOf(asked)}`,
    family: {
      brand: (name: string) => `${nameOf(name)} is a brand. Add a model or part number.`,
      category: (name: string) => `${nameOf(name)} is a category. Add a device or part number.`,
      deviceSeries: (name: string) =>
        `${nameOf(name)} is a series. Add the exact model or a part number.`,
      values: 'Batteries closest to these specs, nearest first.',
    },
    unreadCharacters: (end: string) =>
      `The text is too long for one search. ${end ? `What follows ${nameOf(end)}` : 'Part of it'} was not searched.`,
    longList: 'Check a long list on your wish list: up to 1,000 rows at a time',
    unreadNumbers: (count: number, max: number) =>
      `We look up ${max} numbers or devices at a time. Search for the remaining ${numberText(count)} separately.`,
    code: (code: string) =>
      `${code} looks like a verification code from the packaging of a battery.`,
    checkCode: 'Check this code',
  },
  similar: {
    heading: 'Similar: please check',
    title: (asked: string) => `No exact match for ${nameOf(asked)}`,
    advice:
      'Each of these batteries differs from what you asked for. Compare the part number, voltage and size before you order.',
    /** `asked` and `found` come ready to show: '14.8 V'. */
    instead: (found: string, asked: string) => `${found} instead of ${asked}`,
    without: (asked: string) => `not for ${asked}`,
    consequence: {
      number: 'a different part number',
      device: 'a different device',
      generation: 'a different generation',
      category: 'a different type of device',
    } as Partial<Record<Difference['about'], string>>,
    colon: ': ',
    rechargeable: 'rechargeable',
    notRechargeable: 'not rechargeable',
  },
  groups: {
    summary: (found: number, all: number) => `${found} of ${all} found`,
    similar: (count: number) => `${count} similar: please check`,
    missing: 'Not found',
    states: {
      found: 'Found',
      similar: 'Similar: please check',
      missing: 'Not found',
    } as Record<MatchGroup['state'], string>,
    readAs: (readAs: string) => `Read as ${readAs}`,
    all: (total: number) => `All ${numberText(total)} batteries`,
    choose: (count: number) =>
      count === 1
        ? '1 entry matches several batteries. Choose yours below.'
        : `${count} entries match several batteries. Choose yours below.`,
    add: 'Add all unique matches to the wish list',
    addNote: (count: number) =>
      count === 1
        ? 'Adds 1 battery, the only match for its entry, at its minimum order quantity.'
        : `Adds ${count} batteries, each the only match for its entry, at its minimum order quantity.`,
    added: (count: number) =>
      count === 1
        ? '1 battery added to the wish list.'
        : `${count} batteries added to the wish list.`,
    kept: (count: number) => `${count} already on the list.`,
    full: (itemNos: string) => `The list is full. Not added: ${itemNos}.`,
    failed: 'The batteries could not be added. Please try again.',
    open: 'Open the wish list',
  },
}
