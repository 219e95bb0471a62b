// Tests which words of a query state a quantity.
import { describe, expect, test } from 'vitest'
import { parseQuery } from './parsed-query.ts'

/** The words of the quantity, as typed. */
function quantityOf(keyword: string): string[] {
  return parseQuery(keyword)
    .words.filter(({ role }) => role === 'quantity')
    .map(({ text }) => text)
}

describe('quantities', () => {
  test.each([
    ['3x CR2032', ['3x']],
    ['3 x CR2032', ['3', 'x']],
    ['CR2032 x 10', ['x', '10']],
    ['CR2032 x10', ['x10']],
    ['10 pcs CR2032', ['10', 'pcs']],
    ['CR2032 10 pcs', ['10', 'pcs']],
    ['CR2032 10pcs', ['10pcs']],
    ['5 Stück LR6', ['5', 'stuck']],
    ['pilas AA 2 uds', ['2', 'uds']],
    ['3个 CR2032', ['3', '个']],
    ['CR2032 3個', ['3', '个']],
    ['3x CR2032\n10 pcs LR44', ['3x', '10', 'pcs']],
    ['AA*4', ['4']],
    ['AA*4 AAA*8', ['4', '8']],
    ['4*AA', ['4']],
    ['AA x 4', ['x', '4']],
    ['AA x4', ['x4']],
    ['qty 5 HT03XL', ['qty', '5']],
    ['HT03XL qty: 5', ['qty', '5']],
    ['qty. 5', ['qty', '5']],
    ['HT03XL qty5', ['qty5']],
    ['Menge 5', ['menge', '5']],
    ['quantité 5', ['quantite', '5']],
    ['cantidad 5', ['cantidad', '5']],
    ['quantità 5', ['quantita', '5']],
    ['quantidade: 5', ['quantidade', '5']],
    ['aantal 5', ['aantal', '5']],
    ['ilość 5', ['ilosc', '5']],
    ['miktar 5', ['miktar', '5']],
    ['数量 5', ['数量', '5']],
    ['數量：5', ['数量', '5']],
    ['pack of 4 AA', ['pack', 'of', '4']],
    ['lot of 10 CR2032', ['lot', 'of', '10']],
    ['box of 50', ['box', 'of', '50']],
    ['set of 2', ['set', 'of', '2']],
    ['boîte de 50', ['boite', 'de', '50']],
    ['CR2032 2 packs', ['2', 'packs']],
    ['CR2032 2 pack', ['2', 'pack']],
    ['CR2032 2-pack', ['2', 'pack']],
    ['18650 2-pack', ['2', 'pack']],
    ['4 pack AA', ['4', 'pack']],
    ['4er-Pack AA', ['4er', 'pack']],
    ['CR2032 5 boxes', ['5', 'boxes']],
    ['T440 2 sets', ['2', 'sets']],
    ['T440, 2 boxes', ['2', 'boxes']],
    ['CR2032 5個入り', ['5', '个入り']],
  ])('in the query %j are the words %j', (keyword, words) => {
    expect(quantityOf(keyword)).toEqual(words)
  })

  test.each([
    'iPhone 12',
    'Spectre x360',
    'x 360',
    'Latitude 5490',
    'Nokia 3310',
    '3x',
    'T440, 2',
    'PA3817U-4',
    '3S2P',
    'A23*',
    '45N*27',
    '230*72',
    'iPhone 12 pack',
    '18650 pack',
    '357 pack',
    'a lot of 5490',
    'pack of 312',
    'iPhone 12 ケース',
    'iPhone 12 set',
    'TCL 40 X 5G',
    'qty\n5490',
    'HT03XL qty',
  ])('are not stated by the query %j', (keyword) => {
    expect(quantityOf(keyword)).toEqual([])
  })
})
