// The company behind the shop as schema.org data of an Organization.
import type { Imprint } from '../../shared/brand.ts'

/** Nothing if the brand names no company. */
export function companyJsonLd(imprint: Imprint | null | undefined): object {
  if (!imprint) return {}
  const { name, address, email, phone, taxNumber } = imprint
  return {
    legalName: name,
    address,
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(taxNumber && { taxID: taxNumber }),
  }
}
