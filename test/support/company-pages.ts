// The pages of the company area, each with an address of the starting content.

/** Addresses without language prefix, spelled as they stand; the second says whether engines may index it. */
export const COMPANY_PAGES: [path: string, indexed: boolean][] = [
  ['/about-us.html', true],
  ['/corporate-culture/compatibility-claims', true],
  ['/corporate-social/take-back', true],
  ['/introduction', true],
  ['/introduction/company', true],
  ['/zones', true],
  ['/locations.html', true],
  ['/locations.html?region=EU', false],
  ['/quality-certification.html', true],
  ['/quality-certification.html?type=transport', false],
  ['/join-us.html', true],
  ['/join-us.html?team=distributor', false],
]
