// Turns names into address segments: lower case, words joined by hyphens, accents dropped.
import { brand } from './brand.ts'

/** 'HP EliteBook 840 G3' -> 'hp-elitebook-840-g3'. Empty for text without Latin letters or digits. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '')
}

/** What the names of the shop's files begin with: 'voltcell'. */
export function brandSlug(): string {
  return toSlug(brand.brandName) || 'shop'
}
