// Structured data of the company: name and contacts, without sample offices.
import { expect, test } from 'vitest'
import type { OrgNode } from '../../../../contract/company.ts'
import { organisationJsonLd } from './organisation-json-ld.ts'

const CONTEXT = { lang: 'zh_hk', origin: 'https://shop.example' } as const

function office(id: string, isExample: boolean): OrgNode {
  return {
    id,
    name: id,
    kind: 'office',
    region: 'HK',
    lines: [],
    phone: '+852 0000 0000',
    email: null,
    hours: null,
    latitude: null,
    longitude: null,
    isExample,
    children: [],
  }
}

test('the structured data names the company under the address of the language', () => {
  expect(organisationJsonLd(CONTEXT)).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://shop.example/#organization',
    name: 'Voltcell',
    url: 'https://shop.example/zh-hk',
  })
})

test('the structured data names real offices only', () => {
  const offices = [office('real', false), office('example', true)]
  expect(organisationJsonLd(CONTEXT, { offices })).toMatchObject({
    contactPoint: [{ name: 'real', telephone: '+852 0000 0000' }],
  })
  expect(organisationJsonLd(CONTEXT, { offices: [office('example', true)] })).not.toHaveProperty(
    'contactPoint',
  )
})
