// English texts of the drop-ship area's frame and its first page.
export const dropShip = {
  area: 'Drop shipping',
  nav: {
    label: 'Drop shipping',
    introduction: 'Introduction',
    apply: 'Apply',
    logIn: 'Log in',
    shop: 'Wholesale shop',
  },
  landing: {
    title: 'You sell, we send',
    description:
      'Drop shipping of replacement batteries: sell online, and each parcel goes straight to your customer without our invoice.',
    lead: 'Sell replacement batteries online without a stockroom. Each order goes from us straight to your customer, from one piece on.',
    stepsTitle: 'How it works',
    steps: (deposit: string) => [
      ['Apply', 'Tell us where you sell. The answer comes within 7 working days.'],
      ['Pay a deposit', `${deposit}, refundable. Each order is taken from its balance.`],
      ['Sell', 'Take item data and your prices from the shop once you are logged in.'],
      ['We send', 'To your customer, without our invoice in the parcel.'],
      ['Top up', 'We ask for it when the balance grows small, so that no order has to wait.'],
    ],
    factsTitle: 'The deposit in figures',
    facts: { deposit: 'Deposit', below: 'Top-up asked for below', credited: 'Top-up credited' },
    days: (days: number) => `within ${days} working days`,
    blocked: 'An order that the balance does not cover is kept and waits; it is not lost.',
    now: 'What there is today',
    nowText:
      'You can apply and log in, see your prices and stock figures, and keep wish lists. Entering orders, the deposit account and feeds come later and will be found here.',
    apply: 'Apply as a drop-ship seller',
    logIn: 'Log in',
    toShop: 'Browse the catalogue',
  },
}
