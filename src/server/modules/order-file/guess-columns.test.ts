// Tests guessing the columns of marketplace exports.
import { describe, expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'

function guessed(headings: string): Record<string, string | undefined> {
  const columns = headings.split(',')
  return Object.fromEntries(
    Object.entries(guessColumns(columns)).map(([field, at]) => [field, columns[at]]),
  )
}

describe('guessColumns', () => {
  test('finds the columns of an export of Amazon', () => {
    const amazon =
      'order-id,order-item-id,sku,quantity-purchased,recipient-name,ship-address-1,ship-address-2,ship-city,ship-state,ship-postal-code,ship-country,ship-phone-number,ship-service-level'
    expect(guessed(amazon)).toEqual({
      reference: 'order-id',
      item: 'sku',
      quantity: 'quantity-purchased',
      name: 'recipient-name',
      line1: 'ship-address-1',
      line2: 'ship-address-2',
      city: 'ship-city',
      region: 'ship-state',
      postCode: 'ship-postal-code',
      country: 'ship-country',
      phone: 'ship-phone-number',
    })
  })

  test('takes the column Name of an export of Shopify for the order number', () => {
    const shopify =
      'Name,Email,Lineitem quantity,Lineitem name,Lineitem sku,Billing Name,Shipping Name,Shipping Street,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone'
    expect(guessed(shopify)).toMatchObject({
      reference: 'Name',
      item: 'Lineitem sku',
      name: 'Shipping Name',
      line1: 'Shipping Street',
    })
  })

  test('finds the columns of a Chinese export and of a German list', () => {
    expect(guessed('订单编号,商家编码,数量,收货人,收货地址,城市,邮编,国家,手机')).toMatchObject({
      reference: '订单编号',
      item: '商家编码',
      line1: '收货地址',
      phone: '手机',
    })
    expect(guessed('Bestellnr.,Artikelnummer,Menge,Vorname,Nachname,Straße,PLZ,Ort,Land')).toEqual({
      reference: 'Bestellnr.',
      item: 'Artikelnummer',
      quantity: 'Menge',
      firstName: 'Vorname',
      surname: 'Nachname',
      line1: 'Straße',
      postCode: 'PLZ',
      city: 'Ort',
      country: 'Land',
    })
  })

  test('takes the first of two columns with the same heading', () => {
    expect(guessColumns(['sku', 'quantity', 'sku'])).toEqual({ item: 0, quantity: 1 })
  })
})
