// English texts of the dropshipping area: its frame, its first page, the deposit calculator, lists.
export const dropShip = {
  area: 'Dropshipping',
  nav: {
    menu: 'Menu',
    label: 'Dropshipping',
    introduction: 'Introduction',
    how: 'How it works',
    deposit: 'Pricing & deposit calculator',
    faq: 'FAQ',
    terms: 'Terms',
    news: 'News',
    apply: 'Apply',
    logIn: 'Log in',
    shop: 'Wholesale shop',
  },
  landing: {
    title: 'You sell, we send',
    description:
      'Dropshipping of replacement batteries: sell online, and each parcel goes straight to your customer without our invoice.',
    lead: 'Sell replacement batteries online without a stockroom. Each order goes from us straight to your customer, from one piece on.',
    stepsTitle: 'How it works',
    stepsMore: 'Step by step',
    steps: (deposit: string, days: number) => [
      ['Apply', `Tell us where you sell. The answer comes within ${days} working days.`],
      ['Pay a deposit', `${deposit}, refundable. Each order is taken from its balance.`],
      ['Sell', 'Take item data and your prices from the shop once you are logged in.'],
      ['We send', 'To your customer, without our invoice in the parcel.'],
      ['Top up', 'We ask for it when the balance grows small, so that no order has to wait.'],
    ],
    factsTitle: 'The deposit in figures',
    facts: {
      deposit: 'Deposit, refundable in full',
      fee: 'Membership fee',
      below: 'Top-up asked for below',
      credited: 'Top-up credited',
      paypal: 'By PayPal, on top',
      limit: 'PayPal not above',
    },
    none: 'none',
    days: (days: number) => `within ${days} working days`,
    rules: [
      'An order that the balance does not cover is kept and waits; it is not lost.',
      'PayPal is not accepted for the first top-up, which is the opening deposit.',
      'Whoever leaves gets the whole balance back.',
    ],
    termsLink: 'All terms',
    teaser: 'What does that mean for your volume?',
    teaserText:
      'Orders a day and their value are enough: the calculator draws the balance over six weeks, with every top-up and its cost.',
    teaserButton: 'Work it out',
    news: 'News of the area',
    allNews: 'All news',
    questions: 'Questions and answers',
    apply: 'Apply as a dropshipper',
    logIn: 'Log in',
    toShop: 'Browse the catalogue',
  },
  deposit: {
    title: 'Deposit calculator',
    description:
      'How a dropshipping deposit moves with your orders: balance over 30 working days, top-ups, PayPal charges and orders that wait, worked out to the cent.',
    lead: 'A worked example with your own figures: how the balance moves, when a top-up is asked for, and what it costs.',
    form: 'Your figures',
    orders: 'Orders a working day',
    value: 'Average order in USD',
    valueHint: 'Goods and shipping, as taken from the balance.',
    target: 'Top up to, in USD',
    targetHint: (deposit: string) => `${deposit} is what we suggest. You may pay in more.`,
    method: 'Top-ups paid by',
    methods: { transfer: 'Bank transfer', paypal: 'PayPal' },
    submit: 'Work it out',
    whole: (from: string, to: string) => `A whole number from ${from} to ${to}`,
    amount: (from: string, to: string) => `An amount from ${from} to ${to}, such as 24.50`,
    reset: 'An entry could not be used. The result is for the values of the example.',
    resultTitle: 'In figures',
    summary: (sent: string, days: string, topUps: string, charges: string) =>
      `${sent} orders sent in ${days} working days, ${topUps} after the deposit, ${charges} in charges.`,
    topUpCount: (count: string, one: boolean) => (one ? '1 top-up' : `${count} top-ups`),
    waits: (delayed: string, longest: string) =>
      `${delayed} orders waited for a top-up, the longest ${longest} working days.`,
    waitsNow: (delayed: string) => `${delayed} orders had to wait for a top-up.`,
    noWaits: 'No order had to wait.',
    cancelled: (count: string, days: string) =>
      ` ${count} of them waited ${days} calendar days and were cancelled.`,
    advice: (limit: string) =>
      `No order waits if you top up by yourself as soon as less than ${limit} is available: that is what goes out while a payment is on its way.`,
    adviceTarget: (limit: string) =>
      `At this volume ${limit} goes out while a payment is on its way. Top up to more than that.`,
    tooLarge: (order: string, target: string) =>
      `One order of ${order} is more than a balance of ${target} ever holds. Top up to a higher figure.`,
    plotTitle: 'Balance over 30 working days',
    plotAlt: (from: string, lowest: string, limit: string) =>
      `Available balance by working day: begins at ${from}, lowest ${lowest}; the limit of ${limit} as a dashed line. All figures are in the table below.`,
    plotDay: 'Working day',
    limitLine: (limit: string) => `${limit}: top-up asked for`,
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
      charge: 'Charge',
      cost: 'You pay',
      by: 'By',
      credited: 'Usable from day',
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
      sent: 'Sent',
      waiting: 'Waiting',
    },
    rulesTitle: 'How it is worked out',
    rules: (r: {
      limit: string
      credited: number
      percent: string
      paypal: string
      wait: number
      waitWorking: number
    }) => [
      `The opening deposit is as large as the figure you top up to, and is paid by bank transfer.`,
      `Every order is the same size. Each is taken from the balance on the day it comes, the oldest first.`,
      `A top-up is paid on the evening when less than ${r.limit} is available or an order waits. It is credited ${r.credited} working days later, the latest that we promise.`,
      `It brings the available balance back to the figure you chose: that figure less what is available.`,
      `PayPal adds ${r.percent} on top, is not accepted above ${r.paypal} a payment, and not for the first top-up. Where it is not accepted, the example goes on by bank transfer.`,
      `An order that has waited ${r.wait} calendar days is cancelled: ${r.waitWorking} working days in this example.`,
    ],
    pricing: 'What you pay for',
    pricingText:
      'The goods at the price you see after logging in, and the shipping. There is no membership fee and no monthly charge.',
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
