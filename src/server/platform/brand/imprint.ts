// The company behind the shop, as pages, mails, documents and structured data name it.
import type { Imprint } from '../../../shared/brand.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { BrandFile } from './brand-file.ts'

let current: Pick<BrandFile, 'legal' | 'contact'> = {
  legal: null,
  contact: { email: '', phone: '' },
}

export function setImprint(brand: Pick<BrandFile, 'legal' | 'contact'>): void {
  current = brand
}

/** Null if the brand names no company. */
export function imprintIn(lang: Lang): Imprint | null {
  const { legal, contact } = current
  if (!legal) return null
  return {
    name: legal.name[lang],
    address: legal.address[lang],
    registration: legal.registration[lang],
    taxNumber: legal.taxNumber,
    representative: legal.representative[lang],
    ...contact,
  }
}

/** Where members send returns; empty if the brand names no company. */
export function returnAddressIn(lang: Lang): string {
  const { name = '', address = '' } = imprintIn(lang) ?? {}
  return [name, address].filter((part) => part !== '').join('\n')
}

/** The lines below a mail and on documents: company and address, then its registrations. */
export function imprintLines(lang: Lang): string[] {
  const imprint = imprintIn(lang)
  if (!imprint) return []
  const { name, address, registration, taxNumber } = imprint
  return [
    [name, address],
    [registration, taxNumber],
  ].flatMap((parts) => {
    const filled = parts.filter((part) => part !== '')
    return filled.length > 0 ? filled.join(' · ') : []
  })
}
