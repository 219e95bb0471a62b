// English texts of the help screens.
import type { TermsFigure } from '../../../shared/terms-figures.ts'

const figure = new Intl.NumberFormat('en').format

export const help = {
  support: 'Support',
  faq: {
    title: 'Questions and answers',
    description:
      'Answers on finding batteries, ordering, prices, delivery, warranty, genuine goods, batteries in general and dropshipping.',
    intro: 'Short answers with the figures in them. Not here? Ask us; the answer comes by email.',
    label: 'Search the questions and answers',
    submit: 'Search',
    count: (count: number) => (count === 1 ? '1 question' : `${figure(count)} questions`),
    found: (count: number, keyword: string) =>
      count === 1 ? `1 answer for “${keyword}”` : `${figure(count)} answers for “${keyword}”`,
    none: 'No answer contains these words. Try a single word, or ask us.',
    all: 'Show all questions',
    ask: 'Ask us',
    topicsLabel: 'Topics',
    topics: {
      finding: 'Finding the right battery',
      ordering: 'Ordering',
      prices: 'Prices and payment',
      delivery: 'Delivery',
      warranty: 'Warranty and returns',
      genuine: 'Genuine goods',
      batteries: 'About batteries',
      'drop-ship': 'Dropshipping',
    },
  },
  packaging: {
    title: 'Packaging',
    description:
      'How our batteries are packed, what stands on the label, and from how many pieces label or back card can be yours.',
    intro:
      'What arrives, how it is protected, and what is printed on it. Every parcel meets the transport rules for what is in it.',
    own: 'Your own label or back card',
    ownNote: 'Both need artwork and a person to check it, so they begin with a message to us.',
    from: (pieces: string) => `from ${pieces} pieces of a model`,
    label: {
      name: 'Custom label',
      text: 'Your brand on the battery. Voltage, capacity, energy, chemistry and safety marks stay as the law wants them.',
      ask: 'Ask for a custom label',
      subject: (pieces: string) => `Custom label, from ${pieces} pieces`,
    },
    backCard: {
      name: 'Custom back card',
      text: 'Your card behind the blister. We send you the cutting outline and a proof before anything is printed.',
      ask: 'Ask for a custom back card',
      subject: (pieces: string) => `Custom back card, from ${pieces} pieces`,
    },
  },
  order: {
    apply: 'Become a member',
    wishList: 'To the wish list',
    dropShip: 'About dropshipping',
  },
  terms: {
    figures: 'The figures in one table',
    figuresNote: 'Every page of this shop takes these figures from the same place.',
    columns: ['What', 'Figure'] as [string, string],
    rows: {
      wholesaleMinimum: { name: 'Wholesale, smallest order', suffix: ' pieces of an item' },
      dropshipMinimum: { name: 'Dropshipping, smallest order', suffix: ' piece' },
      customLabelMinimum: { name: 'Custom label, from', suffix: ' pieces of a model' },
      customBackCardMinimum: { name: 'Custom back card, from', suffix: ' pieces of a model' },
      paymentCurrencies: { name: 'Currencies' },
      handlingPercent: { name: 'PayPal handling, on top of the amount' },
      paypalMaximumUsd: { name: 'PayPal, largest payment' },
      deliveryWorkingDays: { name: 'Wholesale delivery', suffix: ' working days after payment' },
      warrantyLithiumMonths: { name: 'Warranty, lithium', suffix: ' months' },
      warrantyNickelMonths: { name: 'Warranty, nickel', suffix: ' months' },
      warrantyLeadAcidMonths: { name: 'Warranty, sealed lead-acid', suffix: ' months' },
      restockingPercent: { name: 'Restocking, of the price' },
      unclaimedGoodsUsdPerKg: { name: 'Unclaimed goods in a return parcel', suffix: ' per kg' },
      depositUsd: { name: 'Dropshipping deposit, refundable' },
      topUpThresholdUsd: { name: 'Top-up asked for when the balance is below' },
      topUpCreditedWorkingDays: { name: 'Top-up credited within', suffix: ' working days' },
    } as Record<TermsFigure, { name: string; suffix?: string }>,
  },
  manuals: {
    others: 'Read on',
    plots: {
      storage: {
        alt: 'Scale from −20 to 60 °C: batteries are stored between 15 and 25 °C.',
        caption: 'Store batteries between 15 and 25 °C. Warmer, they age faster.',
      },
      charging: {
        alt: 'Charging limits in V a cell: ordinary 4.15 to 4.25, high-voltage 4.35, 4.40 and 4.45.',
        caption: 'Ordinary lithium-ion cells end at 4.2 V ± 0.05 V; high-voltage cells differ.',
      },
    },
  },
  contact: {
    form: 'Write to us',
    follow: 'Follow a case',
    offices: 'Offices and teams',
    officeCount: (count: number) => (count === 1 ? '1 office' : `${figure(count)} offices`),
    regions: 'Region',
    allRegions: 'All regions',
    map: 'Locations on a map',
    phone: 'Phone',
    email: 'Email',
    hours: 'Hours',
    yours: 'Your details',
    yoursNote: 'The form already has them.',
    company: 'Company',
    name: 'Name',
    customerNo: 'Customer no.',
    imprint: 'Company information',
    address: 'Address',
    registration: 'Registration',
    taxNumber: 'Tax number',
    representative: 'Represented by',
  },
}
