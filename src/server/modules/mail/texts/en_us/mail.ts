// Texts of mails in English. The other languages have the same shape.
import type { InquiryType } from '../../../../../shared/case-states.ts'
import type { MemberKind, REQUESTABLE_DOCUMENTS } from '../../../../../shared/membership.ts'
import type { Team } from '../../../../../shared/teams.ts'

type RequestedDocument = (typeof REQUESTABLE_DOCUMENTS)[number]

export const frame = {
  greeting: 'Hello,',
  dear: (name: string) => `Dear ${name},`,
  closing: 'Kind regards\n{{brandName}} customer service',
  footer:
    'You receive this message because this address was given to the {{brandName}} shop. It was sent automatically; please do not reply to it.',
  colon: ': ',
}

export const memberKinds: Record<MemberKind, string> = {
  wholesale: 'Wholesaler',
  dropship: 'Dropshipper',
}

export const papers: Record<RequestedDocument, string> = {
  business_registration:
    'Business registration: its number, the issuing authority and the date of issue',
  trade_reference: 'Trade reference: a supplier you buy from, and whom we may contact there',
  sales_channels: 'Sales channels: the addresses of your shops, web shops or marketplace accounts',
  contact_person: 'Contact person: name, position and telephone number',
  other: 'Further information',
}

export const labels = {
  caseNo: 'Case number',
  caseType: 'About',
  itemNo: 'Item number',
  region: 'Region',
  files: 'Files',
  team: 'Team',
  applicationNo: 'Application number',
  company: 'Company',
  country: 'Country or region',
  customerNo: 'Customer number',
  username: 'Login name',
  memberKind: 'Kind of member',
  dueAt: 'To be decided by',
  reason: 'Reason',
  newEmail: 'New address',
  at: 'Time (Hong Kong)',
  exhibition: 'Exhibition',
  place: 'Place',
  dates: 'Dates',
  booth: 'Our booth',
  registrationNo: 'Registration number',
  newestBackup: 'Last complete backup (Hong Kong time)',
}

export const emailCode = {
  subject: {
    register: 'Your code to apply at {{brandName}}',
    status: 'Your code to see your application',
  },
  intro: {
    register: 'You are applying to become a member of {{brandName}}. Your code is:',
    status: 'You asked to see the state of your application at {{brandName}}. Your code is:',
  },
  valid: (minutes: number) => `The code is valid for ${minutes} minutes and can be used once.`,
  link: 'Continue without typing the code',
  ignore:
    'If you did not ask for this code, please ignore this message. Never pass the code on; our staff will not ask you for it.',
}

export const alreadyMember = {
  subject: 'You already have a {{brandName}} account',
  intro:
    'Somebody has just begun an application at {{brandName}} with this address. There is already an account for it, so no new application is needed.',
  logIn: 'Log in',
  forgotten: 'I have forgotten my password',
  ignore: 'If this was not you, please ignore this message: nothing has changed.',
}

export const noApplication = {
  subject: 'No application was found for your address',
  intro:
    'Somebody has asked for the state of an application at {{brandName}} with this address. We have no application under it. You may have applied with another address, or your data may have been erased after six months.',
  register: 'Apply to become a member',
  ignore: 'If this was not you, please ignore this message.',
}

export const applicationReceived = {
  subject: (no: string) => `We have received your application ${no}`,
  intro: (company: string) => `Thank you: we have received the application of ${company} in full.`,
  due: (date: string) =>
    `We process it within seven working days, that is by ${date}, and will then write to you at this address. Should we need anything else from you, the time stands still until you answer.`,
  kept: 'If you do not become a member, your personal data are erased six months after your last activity.',
  status: 'See the state of your application',
}

export const applicationNotice = {
  subject: (no: string, company: string) => `New application ${no}: ${company}`,
  intro: 'A new application is waiting for a decision.',
}

export const applicationApproved = {
  subject: 'Welcome to {{brandName}}: your application is approved',
  intro: (company: string) =>
    `We are pleased to tell you that the application of ${company} has been approved. From now on you see your prices and stock, and can keep and send wish lists.`,
  logIn: 'Log in',
  password: 'Your password is the one you chose when you applied.',
}

export const applicationRejected = {
  subject: (no: string) => `Your application ${no} has not been approved`,
  intro: (company: string) =>
    `Thank you for your interest in {{brandName}}. We have reviewed the application of ${company} with care and cannot approve it.`,
  note: 'Our staff add:',
  kept: (date: string) => `Your personal data are kept until ${date} and then erased.`,
  again: 'Should the circumstances change, you are welcome to apply again.',
}

export const applicationMoreInfo = {
  subject: (no: string) => `We need something more for your application ${no}`,
  intro: (company: string) =>
    `We are reviewing the application of ${company}. To decide on it we still need the following:`,
  paused: 'The time for processing stands still until we have your answer.',
  answer: 'Answer now',
}

export const membershipSuspended = {
  subject: 'Your {{brandName}} membership is suspended',
  intro: (company: string) =>
    `The membership of ${company} has been suspended. Prices, stock and wish lists are not available to you for the time being.`,
  next: 'If you believe this to be a mistake, please contact your sales representative.',
}

export const membershipReinstated = {
  subject: 'Your {{brandName}} membership is active again',
  intro: (company: string) =>
    `The membership of ${company} is active again. Prices, stock and wish lists are available as before.`,
}

export const resetPassword = {
  subject: 'Choose a new password for {{brandName}}',
  intro: 'A new password was requested for your account. Choose it here:',
  link: 'Choose a new password',
  valid: (minutes: number) => `The link is valid for ${minutes} minutes and can be used once.`,
  ignore: 'If you did not request this, please ignore this message: your password stays as it is.',
}

export const passwordChanged = {
  subject: 'Your {{brandName}} password was changed',
  intro: 'The password of your account was changed. All sessions on other devices have ended.',
  notYou: 'If this was not you, choose a new password at once:',
  forgotten: 'Choose a new password',
}

export const changeEmailCode = {
  subject: 'Confirm your new email address',
  intro: 'This address is to become the email address of your {{brandName}} account. Your code is:',
  valid: (minutes: number) => `The code is valid for ${minutes} minutes and can be used once.`,
  ignore: 'If you did not ask for this change, please ignore this message.',
}

export const changeEmailNotice = {
  subject: 'The email address of your {{brandName}} account was changed',
  intro: 'Messages about your account now go to another address.',
  notYou: 'If this was not you, please contact your sales representative at once.',
}

export const wishList = {
  subject: (title: string, company: string) => `Wish list “${title}” from ${company}`,
  intro: (sender: string, company: string, customerNo: string) =>
    `${sender} of ${company} (customer number ${customerNo}) sends this wish list:`,
  message: 'Message of the sender:',
  columns: {
    yourRow: 'Sender’s row',
    yourNumber: 'Sender’s number',
    itemNo: 'Item number',
    title: 'Title',
    quantity: 'Quantity',
    note: 'Note',
    unit: 'Unit price',
    total: 'Total',
  },
  sum: (currency: string) => `Sum in ${currency}`,
  onRequest: 'on request',
  notForRegion: 'not sold in this region',
  prices: 'Prices are those of the sender on the day of sending, without freight and taxes.',
}

export const recipientConsent = {
  subject: (company: string) => `${company} would like to send you a wish list`,
  intro: (company: string) =>
    `${company}, a customer of the {{brandName}} shop, would like to send a wish list to this address. We send it only if you agree.`,
  confirm: 'Yes, send me the wish list',
  ignore: 'If you do not want it, you need do nothing: then no further message follows.',
}

export const exhibitionRegistered = {
  subject: (exhibition: string) => `You are registered: ${exhibition}`,
  intro: 'Thank you for registering. We look forward to your visit.',
  bring: 'Please show the registration number at our booth.',
}

export const caseTypes: Record<InquiryType, string> = {
  product: 'A product',
  order: 'An order',
  warranty: 'Warranty and returns',
  drop_ship: 'Dropshipping',
  cooperation: 'Cooperation',
  report_seller: 'A report on a seller',
  website: 'The web site',
  other: 'Something else',
}

export const teams: Record<Team, string> = {
  distributor: 'Distributors',
  warehouse: 'Warehouse',
  logistics: 'Logistics',
  general: 'General',
}

export const caseReceived = {
  subject: (no: string) => `We have received your message: case ${no}`,
  intro:
    'Thank you for your message. We have opened a case for it and will send our answer to this address.',
  code: 'With the case number and this feedback code you can read our answers and add to the case:',
  keep: 'Please keep the code and do not pass it on: whoever has both can read the case.',
  follow: 'Follow the case',
  ignore:
    'If you did not write to us, somebody else gave this address by mistake. You need do nothing.',
}

export const caseNotice = {
  subject: (no: string, type: string) => `New case ${no}: ${type}`,
  answeredSubject: (no: string, type: string) => `Answer in case ${no}: ${type}`,
  intro: 'A new case is waiting for an answer.',
  answered: 'The customer has answered; the case is waiting for us.',
  words: 'The customer’s own words, name and address first, none of it verified:',
  answer: (no: string) => `To answer: npm run cases -- reply ${no} --text TEXT`,
}

export const caseReplied = {
  subject: (no: string) => `Our answer in case ${no}`,
  intro: 'Our customer service has answered you:',
  next: 'To answer, open the case with its number and your feedback code.',
  follow: 'Open the case',
}

export const caseMoved = {
  solved: {
    subject: (no: string) => `Case ${no} is solved`,
    intro: 'We believe that your case is solved.',
    next: 'If it is not, add a line to the case: it is then open again.',
  },
  closed: {
    subject: (no: string) => `Case ${no} is closed`,
    intro: 'Your case is closed.',
    next: 'You can still read it. For anything new please open another case and name this number.',
  },
  waiting_for_us: {
    subject: (no: string) => `Case ${no} is open again`,
    intro: 'Your case is open again, and we are working on it.',
    next: 'We will write to you at this address.',
  },
}

export const teamReceived = {
  subject: (no: string) => `We have received your application ${no}`,
  intro: 'Thank you for your interest in working with us. Your application is here in full.',
  due: (date: string) =>
    `We answer within seven working days, that is by ${date}, at this address.`,
  kept: (months: number) =>
    `If nothing comes of it, your personal data are erased ${months} months after your last activity.`,
  ignore: 'If you did not apply, please ignore this message.',
}

export const exhibitionNotice = {
  subject: (no: string, exhibition: string) => `New visitor ${no}: ${exhibition}`,
  intro: 'A visitor has registered for an exhibition.',
  visitDay: 'Day of the visit',
}

export const teamNotice = {
  subject: (no: string, team: string) => `New application ${no}: ${team}`,
  intro: 'Somebody would like to join a team. The application waits in the queue.',
  words: 'The applicant’s own words, none of them verified:',
}

export const teamDecided = {
  contact: 'Write to us',
  approved: {
    subject: (no: string) => `Your application ${no}: we would like to go on`,
    intro: 'We have read your application and would like to get to know you.',
    next: 'Somebody of the team will contact you at this address within the next days.',
  },
  rejected: {
    subject: (no: string) => `Your application ${no} was not successful`,
    intro:
      'Thank you for your application. We have read it with care and cannot take it further this time.',
    next: 'You are welcome to apply again when circumstances have changed.',
  },
  more_info: {
    subject: (no: string) => `We need something more for your application ${no}`,
    intro: 'We are reading your application and still need the following:',
    next: 'Please send it with our contact form and name the application number. Until then the time for processing stands still.',
  },
}

export const downloadReady = {
  subject: 'Your files are ready',
  intro: (files: number, megabytes: string) =>
    `The ${files} files you asked for are packed into one zip of ${megabytes} MB:`,
  link: 'Download the zip',
  until: (day: string) => `The link is good until ${day}. Whoever has it can download the files.`,
}

export const backupProblem = {
  subject: {
    late: 'Shop backups are late',
    broken: 'Changes in the shop are not being backed up',
    damaged: 'The newest shop backup cannot be restored',
  },
  intro: {
    late: 'The shop has not made a backup in time. Changes since the last one may be lost if the disk fails.',
    broken:
      'The database log could not be stored with the backups. What has changed since then cannot be restored until the next full backup, which the shop makes as soon as there is room.',
    damaged:
      'The shop restored its newest backup to check it, and the check failed. Earlier backups are unchanged.',
  },
  next: 'Run "npm run backup" on the server: it makes a new backup, or explains why it cannot. docs/operations.md describes each alert.',
}

export const accountNotice = {
  subject: {
    credited: 'Your payment to {{brandName}} has been credited',
    low: 'Your {{brandName}} balance is low',
    unclear: 'We could not credit your payment to {{brandName}}',
    paidOut: 'Your payout from {{brandName}} is on its way',
  },
  intro: {
    credited: 'We have received your payment and credited it to your account.',
    low: 'Your available balance is running low. Orders that it does not cover wait until you top up.',
    unclear: 'Your payment has arrived, but we could not credit it to your account.',
    paidOut: 'We have paid out the amount you requested, by the method of your original payment.',
  },
  amount: {
    credited: 'Credited',
    low: 'Suggested top-up',
    unclear: 'Payment',
    paidOut: 'Payout',
  },
  available: 'Available balance',
  next: {
    credited:
      'Waiting orders are released automatically, the oldest first unless you have ranked them.',
    low: 'Please top up and quote your payment reference, so that we can credit the payment without delay.',
    unclear:
      'Please write to us through the contact form and name the amount and date of the payment. If we still cannot credit it, we will send it back.',
    paidOut: 'Depending on your bank, it arrives within a few working days.',
  },
}

export const ledgerDifference = {
  subject: 'The ledger has figures that do not add up',
  intro: (count: number) =>
    `Reconciliation found ${count} ${count === 1 ? 'figure that does' : 'figures that do'} not match the transfers. Nothing was changed.`,
  difference: (stored: string, expected: string) => `${stored}, expected ${expected}`,
  next: 'Run "npm run money -- reconcile" on the server to list all of them. Do not credit or pay out anything on these accounts until every difference is explained.',
}

export const discontinuedNotice = {
  subject: 'Discontinued items: please check before orders are cancelled',
  intro: (lines: number) =>
    `The catalogue now marks items as discontinued that ${lines} order ${lines === 1 ? 'line' : 'lines'} still wait for. That is unusually many, so nothing has been cancelled.`,
  items: 'Items',
  next: 'Run "npm run orders -- discontinue" on the server to see the lines. If the catalogue is right, add --yes to cancel them. If it is wrong, import a corrected file.',
}

export const orderMoved = {
  orderNo: 'Order number',
  ownReference: 'Your reference',
  destination: 'Destination',
  trackingNo: 'Tracking number',
  dueAt: 'Automatic cancellation',
  cancelledUnits: (quantity: number) =>
    `${quantity} ${quantity === 1 ? 'piece' : 'pieces'} cancelled; there is no replacement item`,
  cancelledFor: (quantity: number, itemNo: string) =>
    `${quantity} ${quantity === 1 ? 'piece' : 'pieces'} cancelled; replacement item: ${itemNo}`,
  events: {
    held: {
      subject: (no: string) => `Order ${no} is confirmed`,
      intro: 'We have received your order. Your balance covers it, and the amount is held for it.',
      next: 'We pack the order next. You can cancel it until picking begins.',
    },
    waiting: {
      subject: (no: string) => `Order ${no} is waiting for a top-up`,
      intro:
        'We have received your order. It is waiting because your balance does not cover it yet.',
      next: 'Top up your balance. We then release waiting orders automatically, the oldest first unless you have ranked them.',
    },
    funded: {
      subject: (no: string) => `Order ${no} is now confirmed`,
      intro: 'Your balance now covers this order, and the amount is held for it.',
      next: 'We pack the order next. You can cancel it until picking begins.',
    },
    reminder: {
      subject: (no: string) => `Order ${no} will be cancelled soon`,
      intro: 'This order is still waiting, because your balance does not cover it.',
      next: 'Top up now. If the payment is not credited before that day, the order is cancelled automatically.',
    },
    expired: {
      subject: (no: string) => `Order ${no} was cancelled: balance too low`,
      intro:
        'Your balance did not cover this order in time, so we have cancelled it. Nothing was charged.',
      next: 'If your customer is still waiting, top up your balance and place the order again.',
    },
    cancelled: {
      subject: (no: string) => `Order ${no} is cancelled`,
      intro: 'This order is cancelled. The amount held for it is available again.',
      next: 'If you did not ask for this, please write to us through the contact form.',
    },
    refused: {
      subject: (no: string) => `Order ${no} could not be cancelled`,
      intro: 'You asked us to cancel this order, but it had already been packed.',
      next: 'We will ship it as ordered. If your customer no longer wants the goods, you can ask us for a return.',
    },
    dispatched: {
      subject: (no: string) => `Order ${no} is on its way`,
      intro: 'A parcel of this order has been handed to the carrier.',
      next: 'Please pass the tracking number on to your customer.',
    },
    discontinued: {
      subject: (no: string) => `Order ${no}: an item has been discontinued`,
      intro:
        'An item of this order is no longer made. We have cancelled the pieces that we could not pick any more. You do not pay for them, and any amount held for them is available again.',
      next: 'The rest of the order continues unchanged. If your customer accepts the replacement item, please place a new order for it.',
    },
  },
}
