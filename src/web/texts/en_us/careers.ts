// English texts of the careers screens.
export const careers = {
  title: 'Join us',
  description:
    'Sell our batteries as a distributor, or work in warehouse, logistics or one of the other teams.',
  intro:
    'Four teams, one way to apply. An application waits in the same queue as those of members and is answered in the order of arrival.',
  teams: {
    distributor: 'Distributor',
    warehouse: 'Warehouse',
    logistics: 'Logistics',
    general: 'General',
  },
  openings: 'Openings',
  noOpenings: 'There is no opening at present. You can still write to the team.',
  interested: 'I am interested',
  interestedIn: (name: string) => `I am interested: ${name}`,
  form: {
    title: (name: string) => `I am interested: ${name}`,
    close: 'Close the form',
    kept: 'What you typed earlier is back in the form. Choose the file again.',
    labels: {
      firstName: 'First name',
      surname: 'Last name',
      email: 'E-mail address',
      country: 'Country or region',
      dialCode: 'Dial code',
      phone: 'Phone number',
      city: 'City',
      companyName: 'Company name',
      website: 'Company website',
      region: 'Where you want to sell',
      volume: 'Pieces a month',
      message: 'Message',
      attachment: 'Curriculum vitae or company profile',
      privacyAccepted: 'Privacy note',
    },
    choose: 'Please choose',
    volumes: {
      under_500: 'Under 500',
      '500_2000': '500 to 2,000',
      '2000_10000': '2,000 to 10,000',
      over_10000: 'Over 10,000',
    },
    regionHint: 'Countries, areas or channels',
    websiteHint: 'For example example.com',
    messageHint: {
      distributor: 'Channels, categories to begin with, storage',
      other: 'What you do well, and from when you could begin',
    },
    privacy: (months: number) =>
      `We use these data to decide on your application. If nothing comes of it, they are erased ${months} months after the last step; only country, outcome and date are kept.`,
    accept: 'I have read this and agree.',
    send: 'Send application',
    afterSend: (days: number) => `We answer within ${days} working days, by e-mail.`,
  },
  done: {
    title: 'Your application has arrived',
    text: 'A confirmation is on its way to your mailbox. Should something be missing, we write to you.',
    number: 'Application number',
    due: 'Answer by',
    ask: 'Ask about this application',
  },
}
