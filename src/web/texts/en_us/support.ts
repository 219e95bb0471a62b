// English texts of the support page.
import { BUSINESS } from '../../../shared/business-constants.ts'

export const support = {
  title: 'Support',
  description:
    'Manuals, questions and answers, how to order, warranty and returns, downloads, verification and contact.',
  lead: 'Manuals, terms, downloads and contacts.',
  hub: {
    find: [
      'Find the right battery',
      'From a part number, a device or a barcode to the right item.',
    ],
    order: ['Order', 'Minimum quantities, prices, delivery and dropshipping.'],
    use: ['Use', 'First charge, storage, chargers and transport documents.'],
    after: ['After the purchase', 'Product verification, warranty, returns and your cases.'],
  },
  followCase: 'Follow a case',
  frequentQuestions: 'Most frequently asked questions',
  allQuestions: 'All questions',
  zones: 'Site overview',
  zonesNote: 'All pages of the website, grouped by task.',
  allZones: 'Full overview',
  contents: 'On this page',
  search: 'How to search',
  searchText:
    'One search box finds everything. Upper and lower case, spaces and hyphens do not matter; look-alikes (O/0, I/1) are matched to the part numbers we carry. Every result shows why it matched.',
  searchColumns: { query: 'What you have', example: 'Example', note: 'Good to know' },
  searchRows: {
    number: ['Part number on the battery', 'Part of it is enough, with or without separators'],
    device: ['Device', 'Brand and model in any order, in any of the three languages'],
    chinese: ['Device, Chinese brand name', 'Chinese and Latin brand names find the same models'],
    ean: ['Barcode', 'EAN or UPC with 8, 12, 13 or 14 digits'],
    cell: ['Cell size', 'IEC, ANSI and common names: LR44 also finds AG13'],
    values: ['Key specs', 'Volts, milliampere-hours and watt-hours in any combination'],
    own: [
      'Our item number',
      '{{mainPrefix}}- and {{secondPrefix}}- numbers, including earlier ones',
    ],
  },
  keys: 'Press / on any page to go to the search field.',
  prices: 'How to get prices',
  pricesText: `Only approved members see prices and stock quantities: wholesalers and dropshippers. We decide on a complete application within {{applicationWorkingDays}} working days. If it is not approved, we delete the applicant’s data ${BUSINESS.applicantDataMonths} months after the last step and keep only country, outcome and date.`,
  pricesNow: 'Apply online: the form takes about five minutes and is saved automatically.',
  pricesApply: 'Become a member',
  pricesMail: 'Ask for prices by email',
  batteries: 'Warranty, storage, shipping',
  warrantyTerm: 'Warranty',
  returnsTerm: 'Non-defective returns',
  returnsText: (percent: number) => `${percent}% restocking fee`,
  storageTerm: 'Storage',
  storageText: (from: number, to: number) =>
    `${from} to ${to}\u00a0°C, dry; lithium partly charged`,
  chargeTerm: 'Charge voltage limit of ordinary lithium-ion cells',
  chargeText: (volts: number, tolerance: number) =>
    `${volts}\u00a0V\u00a0±\u00a0${tolerance}\u00a0V per cell`,
  deliveryTerm: 'Wholesale delivery',
  contact: 'Contact',
  contactText:
    'Include the item number or the device for the fastest reply. We open a case for every message, and you can follow it here.',
  contactForm: 'Contact us',
  contactPeople: 'Offices and regions',
}
