// Items of the demonstration catalogue that every server test may rely on, besides its first 600 rows.

export const FIRST_ROWS = 600

/** Item numbers named by tests; add yours here. */
export const CHOSEN_ITEMS: string[] = [
  // Laptops: many real fits in both series, a Chinese brand name, numbers with separators.
  'VC-LT35641',
  'VU-LT35641',
  'VC-LT24038',
  'VC-LT28947',
  'VC-LT17323',
  // The ThinkPad T440 and 45N1127; two generations of one series: X1 Carbon 6th and Gen 10.
  'VC-LT97948',
  'VC-LT55509',
  'VC-LT22344',
  // Apple's identifiers: the MacBookAir6,2 alone, and MacBookPro15,1 to 15,4.
  'VC-LT78397',
  'VC-LT69171',
  // One item of every other kind; the second telephone is discontinued.
  'VC-MP77800',
  'VC-MP29592',
  // Galaxy Note20 Ultra.
  'VC-MP45047',
  'VC-TB29206',
  'VC-SH79878',
  'VC-SW13733',
  'VC-UP19698',
  'VC-EP72538',
  'VC-MU89939',
  // Standard cells: cross references, and more fits than a page shows.
  'VC-GC43671',
  'VU-GC43671',
  'VC-GC85832',
  'VU-GC85832',
  'VC-GC25100',
  'VC-GC70089',
  // The same cases, rechargeable: LIR2032 and HR6.
  'VC-GC72347',
  'VC-GC40881',
]
