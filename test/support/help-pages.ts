// The pages of the news and help areas, each with a URL of the starting content.

/** Canonical URLs without language prefix; the second value says whether search engines may index the page. */
export const HELP_PAGES: [path: string, indexed: boolean][] = [
  ['/news', true],
  ['/news?type=event', true],
  ['/news?year=2026', false],
  ['/news?keyword=zzqqxx', false],
  ['/newsdetail/lithium-by-air-2026/announcement', true],
  ['/newsdetail/example-exhibition-2027/event', false],
  ['/newsdetail/how-a-pack-is-drawn/media', true],
  ['/posters', true],
  ['/posterDetail/storage/guide', true],
  ['/packaging.html', true],
  ['/usermanual.html', true],
  ['/charger-usermanual.html', true],
  ['/faq.html', true],
  ['/faq.html?keyword=warranty', false],
  ['/faq.html?keyword=zzqqxx', false],
  ['/privacy-policy.html', true],
  ['/how-to-order.html', true],
  ['/terms-and-conditions.html', true],
  ['/contact-us.html', true],
  ['/contact-us.html?region=EU', false],
  ['/customer-feedback.html', true],
  ['/download-center.html', true],
  ['/customer-feedback.html?type=warranty&item=VC-LT81747&subject=Label', false],
]
