// English texts of the help screens.
import { businessText } from '../../../shared/business-texts.ts'
import type { TermsFigure } from '../../../shared/terms-figures.ts'
import { numberText } from '../../../shared/number-text.ts'

const STORED = businessText('storageCelsius', 'en_us')
const CHARGED = businessText('chargingLimitVolts', 'en_us')

export const help = {
  support: 'Support',
  faq: {
    title: 'Questions and answers',
    description:
      'Answers on finding batteries, ordering, prices, delivery, warranty, genuine goods, batteries in general and dropshipping.',
    intro:
      'Short answers with the figures you need. If your question is not here, ask us: we reply by email.',
    label: 'Search the questions and answers',
    submit: 'Search',
    count: (count: number) => (count === 1 ? '1 question' : `${numberText(count)} questions`),
    found: (count: number, keyword: string) =>
      count === 1 ? `1 answer for “${keyword}”` : `${numberText(count)} answers for “${keyword}”`,
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
      'How our batteries are packed, what the label shows, and the minimum quantities for custom labels and back cards.',
    intro:
      'What you receive, how it is protected and what is printed on it. Every parcel meets the transport rules for its contents.',
    own: 'Custom labels and back cards',
    ownNote: 'Both need artwork that we check with you, so please contact us first.',
    from: (pieces: string) => `from ${pieces} pieces`,
    label: {
      name: 'Custom label',
      text: 'Your brand on the battery. Voltage, capacity, energy, chemistry and safety marks must remain, as required by law.',
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
    wishList: 'Go to the wish list',
    dropShip: 'About dropshipping',
  },
  terms: {
    figures: 'All figures in one table',
    figuresNote: 'The figures that apply to every order.',
    columns: ['Term', 'Figure'] as [string, string],
    rows: {
      wholesaleMinimum: { name: 'Wholesale, minimum order quantity', suffix: ' pieces per item' },
      dropshipMinimum: { name: 'Dropshipping, minimum order quantity', suffix: ' piece' },
      customLabelMinimum: { name: 'Custom label, from', suffix: ' pieces per model' },
      customBackCardMinimum: { name: 'Custom back card, from', suffix: ' pieces per design' },
      paymentCurrencies: { name: 'Currencies' },
      handlingPercent: { name: 'PayPal surcharge' },
      paypalMaximumUsd: { name: 'PayPal, limit per payment, surcharge included' },
      deliveryWorkingDays: {
        name: 'Wholesale delivery',
        suffix: ' working days after payment is credited; by road or sea, date in the offer',
      },
      warrantyLithiumMonths: { name: 'Warranty, rechargeable lithium', suffix: ' months' },
      warrantyNickelMonths: { name: 'Warranty, nickel', suffix: ' months' },
      warrantyLeadAcidMonths: { name: 'Warranty, sealed lead-acid', suffix: ' months' },
      restockingPercent: { name: 'Restocking fee, as a share of the price' },
      unclaimedGoodsUsdPerKg: { name: 'Unclaimed goods in a return parcel', suffix: ' per kg' },
      depositUsd: { name: 'Dropshipping deposit, refundable' },
      topUpThresholdUsd: { name: 'We ask for a top-up below' },
      topUpCreditedWorkingDays: { name: 'Top-up credited within', suffix: ' working days' },
    } as Record<TermsFigure, { name: string; suffix?: string }>,
  },
  manuals: {
    others: 'More manuals',
    plots: {
      storage: {
        alt: `Scale from −20 to 60\u00a0°C: batteries are stored at ${STORED}.`,
        caption: `Store batteries at ${STORED}. At higher temperatures they age faster.`,
      },
      charging: {
        alt: `Charge voltage limits per cell: ordinary ${CHARGED}, high-voltage 4.35, 4.40 and 4.45\u00a0V.`,
        caption: `Ordinary lithium-ion cells are charged to ${CHARGED}; high-voltage cells differ.`,
      },
    },
  },
  contact: {
    form: 'Contact form',
    follow: 'Follow a case',
    offices: 'Offices and teams',
    officeCount: (count: number) => (count === 1 ? '1 office' : `${numberText(count)} offices`),
    regions: 'Region',
    allRegions: 'All regions',
    map: 'Locations on a map',
    phone: 'Phone',
    email: 'Email',
    hours: 'Hours',
    yours: 'Your details',
    yoursNote: 'Already filled in on the form.',
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
