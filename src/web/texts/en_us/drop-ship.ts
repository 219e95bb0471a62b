// English texts of the dropshipping area: its frame, its first page, the deposit calculator, lists.
import { AWAITING_FUNDS_DAYS } from '../../../shared/business-constants.ts'

const ordersOf = (count: string) => (count === '1' ? '1 order' : `${count} orders`)

export const dropShip = {
  area: 'Dropshipping',
  nav: {
    menu: 'Menu',
    label: 'Dropshipping',
    introduction: 'Introduction',
    how: 'How it works',
    deposit: 'Deposit calculator',
    faq: 'FAQ',
    terms: 'Terms',
    news: 'News',
    apply: 'Apply',
    logIn: 'Log in',
    shop: 'Wholesale shop',
  },
  landing: {
    title: 'You sell, we ship',
    description:
      'Dropshipping of replacement batteries: sell online, and each parcel goes straight to your customer without our invoice.',
    lead: 'Sell replacement batteries online without holding stock. Order here, from one piece; we ship straight to your customer.',
    stepsTitle: 'How it works',
    stepsMore: 'Step by step',
    steps: (deposit: string, days: number) => [
      [
        'Apply',
        `Tell us where you sell. We decide on a complete application within ${days} working days.`,
      ],
      ['Pay a deposit', `${deposit}, refundable. Your orders are paid from this balance.`],
      ['Order', 'Add items to the basket and enter your customer’s address at checkout.'],
      ['We ship', 'To your customer, without our invoice. Tracking appears under Orders.'],
      ['Top up', 'We remind you when the balance is low, so that you can top up in time.'],
    ],
    factsTitle: 'The deposit in figures',
    facts: {
      deposit: 'Deposit, refundable in full',
      fee: 'Membership fee',
      below: 'We ask for a top-up below',
      credited: 'Top-up credited',
      paypal: 'PayPal surcharge',
      limit: 'PayPal limit per payment, surcharge included',
    },
    none: 'none',
    days: (days: number) => `within ${days} working days`,
    rules: [
      `An order that the balance does not cover waits for up to ${AWAITING_FUNDS_DAYS} days and is released automatically after a top-up.`,
      'PayPal is not accepted for the first top-up, which is the opening deposit.',
      'On request, we refund your full balance once all orders have been dispatched or cancelled.',
    ],
    termsLink: 'All terms',
    teaser: 'What does this mean for your volume?',
    teaserText:
      'Enter orders per day and their average value: the calculator shows the balance over six weeks, with every top-up and its cost.',
    teaserButton: 'Calculate',
    news: 'Dropshipping news',
    allNews: 'All news',
    questions: 'Questions and answers',
    apply: 'Apply as a dropshipper',
    logIn: 'Log in',
    toShop: 'Browse the catalogue',
  },
  deposit: {
    title: 'Deposit calculator',
    description:
      'How a dropshipping balance changes with your orders: 30 working days with top-ups, PayPal surcharges and waiting orders, calculated to the cent.',
    lead: 'An example with your own figures: how the balance changes, when to top up and what it costs.',
    form: 'Your figures',
    orders: 'Orders per working day',
    value: 'Average order in USD',
    valueHint: 'Goods and shipping, as charged to the balance.',
    target: 'Top up to, in USD',
    targetHint: (deposit: string) =>
      `The opening deposit is ${deposit}. If you enter more, the example uses that amount.`,
    method: 'Top-ups paid by',
    methods: { transfer: 'Bank transfer', paypal: 'PayPal' },
    submit: 'Calculate',
    whole: (from: string, to: string) => `Enter a whole number from ${from} to ${to}.`,
    amount: (from: string, to: string) => `Enter an amount from ${from} to ${to}, e.g. 24.50.`,
    reset:
      'One of your figures is not valid, so the calculation uses the example values. Correct the marked field and calculate again.',
    resultTitle: 'Result',
    summary: (sent: string, days: string, topUps: string, charges: string) =>
      `${ordersOf(sent)} shipped in ${days} working days, ${topUps} after the deposit, ${charges} in surcharges.`,
    topUpCount: (count: string, one: boolean) => (one ? '1 top-up' : `${count} top-ups`),
    waits: (delayed: string, longest: string) =>
      `${ordersOf(delayed)} waited for a top-up, for up to ${longest === '1' ? '1 working day' : `${longest} working days`}.`,
    waitsNow: (delayed: string) => `${ordersOf(delayed)} had to wait for a top-up.`,
    noWaits: 'No order had to wait.',
    cancelled: (count: string, days: string) =>
      ` ${count} of them waited ${days} calendar days and ${count === '1' ? 'was' : 'were'} cancelled.`,
    advice: (limit: string) =>
      `To avoid delays, top up as soon as your available balance falls below ${limit}: your orders use about that much while the payment clears.`,
    adviceTarget: (limit: string) =>
      `At this volume your orders use ${limit} while a payment clears. Top up to more than that.`,
    tooLarge: (order: string, target: string) =>
      `An order of ${order} exceeds the full balance of ${target}. Top up to a higher figure.`,
    plotTitle: 'Balance over 30 working days',
    plotAlt: (from: string, lowest: string, limit: string) =>
      `Available balance per working day: starts at ${from}, lowest ${lowest}; the dashed line is the limit of ${limit}. All figures are in the table below.`,
    plotDay: 'Working day',
    limitLine: (limit: string) => `${limit}: time to top up`,
    legend: {
      balance: 'Available balance',
      credited: 'Top-up credited',
      waiting: 'Orders wait',
    },
    topUpsTitle: 'Top-ups',
    topUps: {
      asked: 'Day',
      available: 'Available',
      credit: 'Credited',
      charge: 'Surcharge',
      cost: 'You pay',
      by: 'Paid by',
      credited: 'Available from day',
    },
    opening: 'opening deposit',
    instead: {
      first: 'PayPal is not accepted for the first top-up',
      tooLarge: (limit: string) => `PayPal is not accepted above ${limit}`,
    },
    daysTitle: 'Day by day, as a table',
    days: {
      day: 'Day',
      morning: 'Morning',
      evening: 'Evening',
      sent: 'Shipped',
      waiting: 'Waiting',
    },
    rulesTitle: 'How it is calculated',
    rules: (r: {
      limit: string
      credited: number
      percent: string
      paypal: string
      wait: number
      waitWorking: number
    }) => [
      `The opening deposit equals the figure you top up to and is paid by bank transfer.`,
      `All orders have the same value. Each is paid from the balance on the day it is placed, the oldest first.`,
      `A top-up is paid in the evening when less than ${r.limit} is available or an order waits. The example assumes that the money arrives the same day and is credited ${r.credited} working days later, the latest we promise.`,
      `Each top-up brings the available balance back to the figure you chose.`,
      `PayPal adds a surcharge of ${r.percent} and is accepted neither above ${r.paypal} per payment, surcharge included, nor for the first top-up. In those cases the example uses a bank transfer.`,
      `An order that has waited for ${r.wait} calendar days is cancelled; in this example that is ${r.waitWorking} working days.`,
    ],
    pricing: 'What you pay for',
    pricingText:
      'You pay for the goods, at the price you see after logging in, and for shipping. There is no membership fee and no monthly fee.',
  },
  faq: {
    title: 'Dropshipping questions and answers',
    description:
      'Answers about dropshipping: deposit and refund, top-ups, PayPal, waiting orders, cancelling, parcels without invoice, returns and warranty.',
  },
  news: {
    title: 'Dropshipping news',
    description: 'News for dropshippers: deposit, payments, dispatch days and events.',
  },
}
