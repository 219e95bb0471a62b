// Reads the brand, sets its names, promises, imprint and logo for the whole process, and completes the settings that
// derive from it.
import { setBrand } from '../../../shared/brand.ts'
import type { Config } from '../config.ts'
import { setImprint } from './imprint.ts'
import { setLogo } from './logo-picture.ts'
import { type Brand, factsOf, readBrand } from './read-brand.ts'

/**
 * Every process does this before anything shows a text. Settings take precedence over the brand: its contact address
 * fills an empty CONTACT_EMAIL, its name an empty MAIL_FROM. Throws BrandError.
 */
export function openBrand(config: Config): { brand: Brand; config: Config } {
  const brand = readBrand(config.BRAND_DIR)
  setBrand(factsOf(brand))
  setImprint(brand)
  setLogo(brand)
  return {
    brand,
    config: {
      ...config,
      CONTACT_EMAIL: config.CONTACT_EMAIL || brand.contact.email,
      MAIL_FROM: config.MAIL_FROM || `${brand.name} <no-reply@localhost>`,
    },
  }
}
