// The pages of the dropshipping area, each with a URL of the starting content.

/** Canonical URLs without language prefix; the second value says whether search engines may index the page. */
export const DROP_SHIP_PAGES: [path: string, indexed: boolean][] = [
  ['/drop-shipping.html', true],
  ['/dropship/dsabout.html', true],
  ['/dropship/deposit.html', true],
  ['/dropship/deposit.html?orders=12&value=30&to=2000&pay=transfer', false],
  ['/dropship/news', true],
  ['/dropship/news/newsdetail/drop-ship-available-balance/announcement', true],
  ['/dropship/news/newsdetail/drop-ship-online-hour/event', false],
  ['/dropship/dsfaq.html', true],
  ['/dropship/dsfaq.html?keyword=PayPal', false],
  ['/dropship/dsprivacypolicy.html', true],
  ['/dropship/dsintroduce.html', true],
  ['/dsintroduce.html', false],
]
