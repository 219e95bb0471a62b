// The pages about the company, each with a URL that exists in the content of a new shop.

/** Canonical URLs without language prefix; the second value says whether search engines may index the page. */
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
