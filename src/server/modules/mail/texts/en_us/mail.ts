// Texts of mails in English, an export for each file of ../../templates, and words that several share. The other
// languages have the same shape.
import {
  AWAITING_APPROVAL_DAYS,
  AWAITING_FUNDS_DAYS,
  BUSINESS,
  RESERVED_WORKING_DAYS,
  RETURN_DAYS,
} from '../../../../../shared/business-constants.ts'
import type { InquiryType } from '../../../../../shared/case-states.ts'
import type {
  MemberKind,
  MemberRole,
  REQUESTABLE_DETAILS,
} from '../../../../../shared/membership.ts'
import type { Team } from '../../../../../shared/teams.ts'

type RequestedDetail = (typeof REQUESTABLE_DETAILS)[number]

const { applicantDataMonths: MONTHS } = BUSINESS

export const frame = {
  greeting: 'Hello,',
  dear: (name: string) => `Dear ${name},`,
  closing: 'Kind regards\n{{brandName}} customer service',
  footer:
    'You are receiving this message because this address was given to the {{brandName}} shop. It was sent automatically; please do not reply to it.',
  colon: ': ',
}

export const memberKinds: Record<MemberKind, string> = {
  wholesale: 'Wholesaler',
  dropship: 'Dropshipper',
}

export const requestedDetails: Record<RequestedDetail, string> = {
  business_registration:
    'Business registration: the number, the issuing authority and the date of issue',
  trade_reference: 'Trade reference: a supplier you buy from, and a contact person there',
  sales_channels:
    'Sales channels: the addresses of your shops, online shops or marketplace accounts',
  contact_person: 'Contact person: name, position and phone number',
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
  memberKind: 'Membership type',
  dueAt: 'Decision by',
  reason: 'Reason',
  newEmail: 'New address',
  at: 'Time (Hong Kong)',
  exhibition: 'Exhibition',
  place: 'Place',
  dates: 'Dates',
  booth: 'Our stand',
  registrationNo: 'Registration number',
  newestBackup: 'Last complete backup (Hong Kong time)',
}

export const emailCode = {
  subject: {
    register: 'Your code for applying to {{brandName}}',
    status: 'Your code for checking your application',
  },
  intro: {
    register: 'You are applying to become a member of {{brandName}}. Your code is:',
    status: 'You asked to check the status of your application to {{brandName}}. Your code is:',
  },
  valid: (minutes: number) => `The code is valid for ${minutes} minutes and can be used once.`,
  link: 'Continue without entering the code',
  ignore:
    'If you did not request this code, please ignore this message. Never share the code; our staff will not ask you for it.',
}

export const alreadyMember = {
  subject: 'You already have a {{brandName}} account',
  intro:
    'Someone has just started an application to {{brandName}} with this address. An account already exists for it, so no new application is needed.',
  logIn: 'Log in',
  forgotten: 'Reset my password',
  ignore: 'If this was not you, please ignore this message: nothing has changed.',
}

export const noApplication = {
  subject: 'No application was found for your address',
  intro: `Someone has asked for the status of an application to {{brandName}} with this address. We have no application for it. You may have applied with another address, or your data may have been deleted after ${MONTHS} months.`,
  register: 'Apply to become a member',
  ignore: 'If this was not you, please ignore this message.',
}

export const applicationReceived = {
  subject: (no: string) => `We have received your application ${no}`,
  intro: (company: string) => `Thank you. We have received the complete application of ${company}.`,
  due: (date: string) =>
    `We will review it within {{applicationWorkingDays}} working days, that is by ${date}, and email our decision to this address. If we need anything else from you, the review is paused until you reply.`,
  retention: `If you do not become a member, we delete your personal data ${MONTHS} months after the last step.`,
  status: 'Check the status of your application',
}

export const applicationNotice = {
  subject: (no: string, company: string) => `New application ${no}: ${company}`,
  intro: 'A new application is waiting for a decision.',
}

export const applicationApproved = {
  subject: 'Welcome to {{brandName}}: your application is approved',
  intro: (company: string) =>
    `Good news: the application of ${company} has been approved. You can now see your prices and stock quantities and place orders.`,
  /** For dropshippers. */
  deposit: `Please pay the opening deposit first, under “Balance and payments”. Until it is credited, new orders wait; an order still waiting after ${AWAITING_FUNDS_DAYS} days is cancelled.`,
  logIn: 'Log in',
  password: 'Your password is the one you chose when you applied.',
}

export const applicationRejected = {
  subject: (no: string) => `Your application ${no} has not been approved`,
  intro: (company: string) =>
    `Thank you for your interest in {{brandName}}. We have reviewed the application of ${company} carefully and are unable to approve it.`,
  note: 'Comment from our staff:',
  retention: (date: string) => `We store your personal data until ${date} and then delete it.`,
  again: 'If your circumstances change, you are welcome to apply again.',
}

export const applicationMoreInfo = {
  subject: (no: string) => `We need more information for your application ${no}`,
  intro: (company: string) =>
    `We are reviewing the application of ${company}. To decide, we still need the following:`,
  paused: 'The review is paused until we receive your reply.',
  answer: 'Reply now',
}

export const membershipSuspended = {
  subject: 'Your {{brandName}} membership is suspended',
  intro: (company: string) =>
    `The membership of ${company} has been suspended. Prices, stock and orders are currently not available to you.`,
  next: 'If you believe that this is a mistake, please contact us using the contact form.',
}

export const membershipReinstated = {
  subject: 'Your {{brandName}} membership is active again',
  intro: (company: string) =>
    `The membership of ${company} is active again. Prices, stock and orders are available as before.`,
}

export const logInCode = {
  subject: 'Your login code for {{brandName}}',
  intro:
    'Many incorrect passwords have been entered for your account, and a browser that has not logged in before is asking for access. If this is you, enter this code on the login page:',
  valid: (minutes: number) =>
    `The code is valid for ${minutes} minutes and can be used once. Codes from earlier emails remain valid for their own ${minutes} minutes.`,
  ignore:
    'If this is not you, ignore this message and never share the code. Nobody can log in with the code alone, and your password remains unchanged.',
}

export const resetPassword = {
  subject: 'Choose a new password for {{brandName}}',
  intro: 'A new password was requested for your account. Choose it here:',
  link: 'Choose a new password',
  valid: (minutes: number) => `The link is valid for ${minutes} minutes and can be used once.`,
  ignore:
    'If you did not request this, please ignore this message: your password remains unchanged.',
}

export const passwordChanged = {
  subject: 'Your {{brandName}} password was changed',
  intro: 'The password of your account has been changed. All other sessions have been ended.',
  notYou: 'If this was not you, choose a new password immediately:',
  forgotten: 'Choose a new password',
}

export const staffNotice = {
  account: 'Staff account',
  where: 'Browser and network address',
  subjects: {
    reset: 'A {{brandName}} staff login was reset',
    newDevice: 'New login to your {{brandName}} staff account',
    newFactor: 'A second factor was added to your {{brandName}} staff account',
    factorRemoved: 'A second factor was removed from your {{brandName}} staff account',
    recoveryCodeUsed: 'A recovery code of your {{brandName}} staff account was used',
    newRecoveryCodes: 'New recovery codes for your {{brandName}} staff account',
    passwordSet: 'The password of your {{brandName}} staff account was set',
  },
  what: {
    reset:
      'The password, second factors and recovery codes of this staff account were removed, and all its sessions have ended. A one-time link is needed to open the account again.',
    newDevice:
      'Someone logged in to your staff account in a browser that has not been used for it before.',
    newFactor:
      'An authenticator app or a passkey was added to your staff account. You can now use it to log in.',
    factorRemoved: 'An authenticator app or a passkey of your staff account was removed.',
    recoveryCodeUsed:
      'A recovery code was used instead of your authenticator app. The code cannot be used again.',
    newRecoveryCodes: 'Ten new recovery codes were created. The previous ones no longer work.',
    passwordSet: 'A password was set for your staff account using its one-time link.',
  },
  notYou:
    'If this was not you and you did not expect it, tell a colleague who manages staff accounts immediately. They can close or reset the account.',
}

export const changeEmailCode = {
  subject: 'Confirm your new email address',
  intro: 'You asked to use this address for your {{brandName}} account. Your code is:',
  valid: (minutes: number) => `The code is valid for ${minutes} minutes and can be used once.`,
  ignore: 'If you did not request this change, please ignore this message.',
}

export const orderApproval = {
  subject: {
    asked: (orderNo: string) => `Order ${orderNo} needs your approval`,
    approved: (orderNo: string) => `Order ${orderNo} was approved`,
    refused: (orderNo: string) => `Order ${orderNo} was not approved`,
    expired: (orderNo: string) => `Order ${orderNo} was cancelled: not approved in time`,
    offerAsked: (orderNo: string) => `The offer for order ${orderNo} needs your approval`,
    offerApproved: (orderNo: string) => `The offer for order ${orderNo} was approved`,
    offerApprovalRefused: (orderNo: string) => `The offer for order ${orderNo} was not approved`,
    offerApprovalExpired: (orderNo: string) =>
      `The offer for order ${orderNo} was not approved in time`,
  },
  intro: {
    asked: 'A colleague has placed an order above your company’s limit.',
    approved: 'An owner of your company account has approved your order.',
    refused:
      'An owner of your company account has not approved your order, so the order was cancelled.',
    expired: `No owner approved your order within ${AWAITING_APPROVAL_DAYS} days, so the order was cancelled.`,
    offerAsked: 'A colleague has accepted an offer above your company’s limit.',
    offerApproved: 'An owner of your company account has approved the offer you accepted.',
    offerApprovalRefused:
      'An owner of your company account has not approved the offer you accepted.',
    offerApprovalExpired: 'The offer you accepted was not approved in time.',
  },
  orderNo: 'Order',
  reference: 'Your reference',
  amount: 'Total',
  placedBy: 'Placed by',
  acceptedBy: 'Accepted by',
  decidedBy: 'Decided by',
  next: {
    asked: `Open the order in your account to approve or reject it. Until then, neither stock nor money is reserved. Without a decision, the order is cancelled after ${AWAITING_APPROVAL_DAYS} days.`,
    approved: 'Follow the order on its page in your account.',
    refused:
      'No money was taken. If you need the goods, talk to the owner and place the order again.',
    expired: 'No money was taken. If you still need the goods, place the order again.',
    offerAsked: `Open the order in your account to approve or reject it within ${AWAITING_APPROVAL_DAYS} days, while the offer is valid; after that, your colleague can answer it again. Until then, neither stock nor money is reserved.`,
    offerApproved: 'The order page shows how to pay and what happens next.',
    offerApprovalRefused:
      'The offer is open again: you can accept it again, ask for a change or decline it while it is valid.',
    offerApprovalExpired: 'The offer is open again. You can accept it again while it is valid.',
  },
}

export const memberRoles: Record<MemberRole, string> = {
  owner: 'Owner: manages logins, orders and payments',
  buyer: 'Buyer: places and cancels orders',
  finance: 'Finance: payments, statements, top-ups and settings',
  viewer: 'Viewer: sees orders and prices',
}

export const colleagueInvited = {
  subject: (company: string) => `Your invitation to the {{brandName}} account of ${company}`,
  intro: (inviter: string, company: string) =>
    `${inviter} invites you to work with the {{brandName}} account of ${company}.`,
  role: 'Your role',
  until: 'Valid until (Hong Kong time)',
  link: 'Set up my login',
  once: 'The link can be used once. You choose a login name and a password.',
  ignore: 'If you do not know the company, please ignore this message.',
}

export const colleagueHasLogin = {
  taken:
    'Your email address already has a {{brandName}} login. A login belongs to one company, so this invitation cannot be accepted with it.',
  next: (company: string) =>
    `If you also need a login for ${company}, ask for an invitation to another email address.`,
}

export const loginChanged = {
  name: 'Name',
  role: 'Role',
  by: 'Changed by',
  yours: {
    subject: {
      joined: 'Your {{brandName}} login is ready',
      role: 'Your {{brandName}} login has a new role',
      removed: 'Your {{brandName}} login was removed',
    },
    intro: {
      joined: (company: string) => `You can now work with the account of ${company}.`,
      role: (company: string) => `Your role in the account of ${company} was changed.`,
      removed: (company: string) =>
        `Your login for the account of ${company} was removed, and you have been logged out everywhere.`,
    },
    next: (company: string) =>
      `If you have questions, please ask an owner of the account at ${company}.`,
  },
  colleague: {
    subject: {
      joined: 'A colleague joined your {{brandName}} account',
      role: 'The role of a colleague in your {{brandName}} account was changed',
      removed: 'A colleague was removed from your {{brandName}} account',
    },
    intro: {
      joined: (company: string) => `A login was added to the account of ${company}.`,
      role: (company: string) => `A login of the account of ${company} has a new role.`,
      removed: (company: string) =>
        `A login of the account of ${company} was removed. The orders placed with it remain.`,
    },
    next: 'If you did not expect this, check the logins in your account and change your password.',
  },
}

export const changeEmailNotice = {
  subject: 'The email address of your {{brandName}} account was changed',
  intro: 'We now send emails about your account to a new address.',
  notYou: 'If this was not you, please contact us immediately using the contact form.',
}

export const wishList = {
  subject: (title: string, company: string) => `Wish list “${title}” from ${company}`,
  intro: (sender: string, company: string, customerNo: string) =>
    `${sender} of ${company} (customer number ${customerNo}) has sent you this wish list:`,
  message: 'Message from the sender:',
  columns: {
    yourRow: 'Sender’s row',
    yourNumber: 'Sender’s number',
    itemNo: 'Item number',
    title: 'Description',
    quantity: 'Quantity',
    note: 'Note',
    unit: 'Unit price',
    total: 'Total',
  },
  sum: (currency: string) => `Total in ${currency}`,
  onRequest: 'on request',
  notForRegion: 'not sold in this region',
  unlisted: 'Rows without an item, as they were typed:',
  prices: 'These are the sender’s prices on the day of sending, excluding freight and taxes.',
}

export const recipientConsent = {
  subject: (company: string) => `${company} would like to send you wish lists`,
  intro: (company: string) =>
    `${company}, a customer of the {{brandName}} shop, would like to send wish lists to this address. We send them only if you agree.`,
  confirm: (company: string) => `Yes, send me wish lists from ${company}`,
  ignore:
    'If you do not want to receive wish lists, please ignore this message. We send none without your consent.',
}

export const exhibitionRegistered = {
  subject: (exhibition: string) => `You are registered: ${exhibition}`,
  intro: 'Thank you for registering. We look forward to your visit.',
  bring: 'Please show the registration number at our stand.',
}

export const caseTypes: Record<InquiryType, string> = {
  product: 'A product',
  order: 'An order',
  warranty: 'Warranty or return (RMA)',
  drop_ship: 'Dropshipping',
  cooperation: 'Working with us',
  report_seller: 'Report a seller',
  website: 'This website',
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
    'Thank you for your message. We have opened a case and will reply by email. You can also follow the case online.',
  code: 'With the case number and this feedback code you can read our replies and add to the case:',
  keep: 'Please keep the code to yourself: anyone with the number and the code can read the case.',
  follow: 'Follow the case',
  ignore:
    'If you did not contact us, someone entered this address by mistake, and you can ignore this message.',
}

export const caseNotice = {
  subject: (no: string, type: string) => `New case ${no}: ${type}`,
  answeredSubject: (no: string, type: string) => `Reply in case ${no}: ${type}`,
  intro: 'A new case is waiting for a reply.',
  answered: 'The customer has replied, and the case is waiting for our answer.',
  words: 'The customer’s own words, name and address first, none of it verified:',
  answer: (no: string) => `To reply: npm run cases -- reply ${no} --text TEXT`,
}

export const caseReplied = {
  subject: (no: string) => `Our reply in case ${no}`,
  intro: 'Our customer service has replied:',
  next: 'To reply, open the case with its number and your feedback code.',
  follow: 'Open the case',
}

export const caseMoved = {
  solved: {
    subject: (no: string) => `Case ${no} is solved`,
    intro: 'We have marked your case as solved.',
    next: 'If it is not, add a message to the case to reopen it.',
  },
  closed: {
    subject: (no: string) => `Case ${no} is closed`,
    intro: 'Your case is closed.',
    next: 'You can still read it. For anything new, please open another case and quote this number.',
  },
  waiting_for_us: {
    subject: (no: string) => `Case ${no} has been reopened`,
    intro: 'Your case has been reopened, and we are working on it.',
    next: 'We will write to you at this address.',
  },
}

export const teamReceived = {
  subject: (no: string) => `We have received your application ${no}`,
  intro:
    'Thank you for your interest in working with us. We have received your application in full.',
  due: (date: string) =>
    `We will reply to this address within {{applicationWorkingDays}} working days, that is by ${date}.`,
  retention: (months: number) =>
    `If your application is unsuccessful, we delete your personal data ${months} months after the last step.`,
  ignore: 'If you did not apply, please ignore this message.',
}

export const exhibitionNotice = {
  subject: (no: string, exhibition: string) => `New visitor ${no}: ${exhibition}`,
  intro: 'A visitor has registered for an exhibition.',
  visitDay: 'Day of the visit',
}

export const teamNotice = {
  subject: (no: string, team: string) => `New application ${no}: ${team}`,
  intro: 'A new application to join a team is waiting for a decision.',
  words: 'The applicant’s own words, none of them verified:',
}

export const teamDecided = {
  contact: 'Contact us',
  approved: {
    subject: (no: string) => `Your application ${no}: next steps`,
    intro: 'We have reviewed your application and would like to get to know you.',
    next: 'A member of the team will contact you at this address within the next few days.',
  },
  rejected: {
    subject: (no: string) => `Your application ${no} was not successful`,
    intro:
      'Thank you for your application. We have reviewed it carefully and are unable to take it further this time.',
    next: 'You are welcome to apply again if your circumstances change.',
  },
  more_info: {
    subject: (no: string) => `We need more information for your application ${no}`,
    intro: 'We are reviewing your application and still need the following:',
    next: 'Please send it using our contact form and quote the application number. Until then the review is paused.',
  },
}

export const downloadReady = {
  subject: 'Your files are ready',
  intro: (files: number, megabytes: string) =>
    `The ${files} files you requested are in one ZIP file of ${megabytes}\u00a0MB:`,
  link: 'Download the ZIP file',
  until: (day: string) =>
    `The link is valid until ${day}. Anyone who has it can download the files.`,
}

export const backupProblem = {
  subject: {
    none: 'The shop has no backup yet',
    late: 'Shop backups are late',
    broken: 'Changes in the shop are not being backed up',
    damaged: 'The newest shop backup cannot be restored',
  },
  intro: {
    none: 'The shop has not been able to make its first backup. All its data will be lost if the disk fails.',
    late: 'The shop has not made a backup in time. Changes since the last one may be lost if the disk fails.',
    broken:
      'The database log could not be stored with the backups. Later changes cannot be restored until the next full backup, which the shop makes as soon as there is enough disk space.',
    damaged:
      'The shop tried to restore its newest backup as a check, and the check failed. Earlier backups are unchanged.',
  },
  next: 'Run "npm run backup" on the server: it makes a new backup, or explains why it cannot. docs/operations.md describes each alert.',
}

export const accountNotice = {
  subject: {
    credited: 'Your payment to {{brandName}} has been credited',
    low: 'Your {{brandName}} balance is low',
    unclear: 'We could not credit your payment to {{brandName}}',
    reversed: 'A payment to {{brandName}} was reversed: please pay the amount owed',
    paidOut: 'Your payout from {{brandName}} is on its way',
    payoutRejected: 'Your payout from {{brandName}} was not approved',
    payoutFailed: 'Your payout from {{brandName}} was returned',
  },
  intro: {
    credited: 'We have received your payment and credited it to your account.',
    low: `Your available balance is running low. Orders that it does not cover wait for up to ${AWAITING_FUNDS_DAYS} days and are then cancelled.`,
    unclear: 'Your payment has arrived, but we could not credit it to your account.',
    reversed:
      'The bank or PayPal took back a payment that we had credited to your account. Your balance does not cover it, so any orders that have not been dispatched yet are stopped.',
    paidOut:
      'The amount you requested has been paid out by the same method as your original payment.',
    payoutRejected:
      'We did not pay out the amount you requested. It is available in your account again. The reason:',
    payoutFailed:
      'The bank or PayPal sent your payout back to us. The amount is available in your account again. The reason:',
  },
  amount: {
    credited: 'Credited',
    low: 'Suggested top-up',
    unclear: 'Payment',
    reversed: 'Amount owed',
    paidOut: 'Payout',
    payoutRejected: 'Requested payout',
    payoutFailed: 'Returned payout',
  },
  available: 'Available balance',
  /** For wholesalers. */
  paysOrders:
    'The payment goes first to the order whose reference you stated, then to the accepted orders that are due first. If an amount is still missing, the order page shows it; anything left over stays in your balance.',
  next: {
    credited:
      'Waiting orders are released automatically, the oldest first unless you have ranked them.',
    low: 'Please top up and state your payment reference, so that we can credit the payment without delay.',
    unclear:
      'Please use the contact form and state the amount, the date and, if you have it, the payment reference. If we still cannot credit it, we will send it back.',
    reversed:
      'Please pay the amount owed and state your payment reference. Once it has arrived, tell us through the contact form, so that we can resume your orders.',
    paidOut: 'Depending on your bank or PayPal, it arrives within a few working days.',
    payoutRejected:
      'Orders that were waiting for money go ahead as far as the balance covers them. If you have questions, please use the contact form.',
    payoutFailed:
      'Please tell us through the contact form where we should send the amount, then request the payout again. Orders that were waiting for money go ahead as far as the balance covers them.',
  },
}

export const ledgerDifference = {
  subject: 'The ledger has figures that do not add up',
  intro: (count: number) =>
    `Reconciliation found ${count} ${count === 1 ? 'figure that does' : 'figures that do'} not match the transfers in the ledger. Nothing was changed.`,
  difference: (stored: string, expected: string) => `${stored}, expected ${expected}`,
  next: 'Run "npm run money -- reconcile" on the server to list all of them. Do not credit or pay out anything on these accounts until every difference is explained.',
}

export const discontinuedNotice = {
  subject: 'Discontinued items: please check before orders are cancelled',
  intro: (lines: number) =>
    `${lines} order ${lines === 1 ? 'line is' : 'lines are'} still waiting for items that the catalogue now marks as discontinued. That is unusually many, so nothing has been cancelled.`,
  items: 'Items',
  next: 'Run "npm run orders -- discontinue" on the server to see the lines. If the catalogue is right, add --yes to cancel them. If it is wrong, import a corrected file.',
}

export const orderMoved = {
  orderNo: 'Order number',
  ownReference: 'Your reference',
  destination: 'Destination',
  parcelNo: 'Parcel number',
  track: 'Track the parcel',
  trackingNo: 'Tracking number',
  dueAt: 'Automatic cancellation',
  arrives: 'Expected arrival',
  amountToPay: 'Amount to pay',
  newTotal: 'New total',
  alsoStopped: 'Also stopped',
  otherOrders: (orders: number) => `${orders} more ${orders === 1 ? 'order' : 'orders'}`,
  paymentReference: 'Payment reference',
  cancelledUnits: (quantity: number) =>
    `${quantity} ${quantity === 1 ? 'piece' : 'pieces'} cancelled; no replacement item`,
  sentInstead: (quantity: number, itemNo: string) =>
    `sent instead: ${quantity} ${quantity === 1 ? 'piece' : 'pieces'} of ${itemNo}`,
  openOrder: 'Open the order',
  discontinuedUnits: (quantity: number, replacement: string | null) =>
    `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}; ${replacement === null ? 'no replacement item' : `replacement item: ${replacement}`}`,
  cancelledFor: (quantity: number, itemNo: string) =>
    `${quantity} ${quantity === 1 ? 'piece' : 'pieces'} cancelled; replacement item: ${itemNo}`,
  events: {
    held: {
      subject: (no: string) => `Order ${no} is confirmed`,
      intro: 'We have received your order. Your balance covers it, and the amount is held for it.',
      next: 'We will pack the order next. You can cancel it until picking starts.',
    },
    waiting: {
      subject: (no: string) => `Order ${no} is waiting for a top-up`,
      intro:
        'We have received your order. It is waiting because your balance does not cover it yet.',
      next: 'Please top up your balance. We then release waiting orders automatically, the oldest first unless you have ranked them.',
    },
    funded: {
      subject: (no: string) => `Order ${no} is now confirmed`,
      intro: 'Your balance now covers this order, and the amount is held for it.',
      next: 'We will pack the order next. You can cancel it until picking starts.',
    },
    reminder: {
      subject: (no: string) => `Order ${no} will be cancelled unless you top up`,
      intro: 'This order is still waiting, because your balance does not cover it.',
      next: 'Please top up now. If the payment is not credited by the day stated, the order is cancelled automatically.',
    },
    expired: {
      subject: (no: string) => `Order ${no} was cancelled: balance too low`,
      intro:
        'Your balance did not cover this order in time, so we have cancelled it. Nothing was charged.',
      next: 'If your customer still needs the goods, please top up your balance and place the order again.',
    },
    cancelled: {
      subject: (no: string) => `Order ${no} is cancelled`,
      intro: 'This order is cancelled. Any amount held for it is available again.',
      next: 'If you did not ask for this, please use the contact form.',
    },
    restCancelled: {
      subject: (no: string) => `The rest of order ${no} is cancelled`,
      intro:
        'We have cancelled the pieces of this order that had not been packed. Any amount held for them is available again. Parcels already packed or sent are not affected.',
      next: 'If you did not ask for this, please use the contact form.',
    },
    cancelledByUs: {
      subject: (no: string) => `We have cancelled order ${no}`,
      intro:
        'We are sorry: we have cancelled this order. Any amount held for it is available again. Our reason:',
      next: 'If you have any questions, please use the contact form.',
    },
    restCancelledByUs: {
      subject: (no: string) => `We have cancelled the rest of order ${no}`,
      intro:
        'We are sorry: we have cancelled the pieces of this order that had not been packed. Any amount held for them is available again. Parcels already packed or sent are not affected. Our reason:',
      next: 'If you have any questions, please use the contact form.',
    },
    stopped: {
      subject: (no: string) => `We have stopped order ${no}`,
      intro:
        'We have stopped this order for now. We will not pick any goods for it until we resume it. Our reason:',
      next: 'If you have any questions, please use the contact form.',
    },
    stoppedByReversal: {
      subject: (no: string) => `We have stopped order ${no}`,
      intro:
        'The bank or PayPal took back a payment to your account, and the balance does not cover it. We have therefore stopped this order and will not pick any goods for it until we resume it.',
      next: 'Please pay the amount owed, which “Balance and payments” shows. Once it has arrived, tell us through the contact form, so that we can resume the order.',
    },
    resumed: {
      subject: (no: string) => `We have resumed order ${no}`,
      intro: 'We had stopped this order. We are now continuing with it.',
      next: 'You do not need to do anything. The order page shows the current status.',
    },
    refused: {
      subject: (no: string) => `Order ${no} could not be cancelled`,
      intro: 'You asked us to cancel this order, but the warehouse could no longer stop it.',
      next: 'We will ship it as ordered. If the goods are no longer needed, you can request a return on the order page. A restocking fee may apply; the page shows it before you send the request.',
    },
    dispatched: {
      subject: (no: string) => `Order ${no} is on its way`,
      intro: 'We have handed a parcel from this order to the carrier.',
      next: 'The order page shows all parcels. If this one goes to your customer, please pass on the tracking number.',
    },
    parcelLost: {
      subject: (no: string) => `Order ${no}: a parcel was lost, damaged or returned`,
      intro: 'A parcel from this order was lost or damaged in transit, or was returned to us.',
      next: 'You do not need to do anything. We will send the items again or refund what was charged for them, and inform you by email. If the address of a dropshipping parcel was wrong, the dropshipping terms say who bears the cost.',
    },
    parcelRefunded: {
      subject: (no: string) => `Order ${no}: a parcel was refunded`,
      intro:
        'A parcel from this order was lost, damaged or returned to us. We have refunded it to your account.',
      next: 'The refund is part of your available balance. If you still need the items, please place a new order.',
    },
    parcelClosed: {
      subject: (no: string) => `Order ${no}: a parcel did not arrive; there is nothing to refund`,
      intro:
        'A parcel from this order did not arrive. Its items were free of charge, so there is nothing to refund.',
      next: 'We will not send its items again. If you still need them, please place a new order.',
    },
    discontinued: {
      subject: (no: string) => `Order ${no}: an item has been discontinued`,
      intro:
        'An item in this order has been discontinued. We have cancelled the pieces not yet picked. You do not pay for them, and any amount held for them is available again.',
      next: 'The rest of the order remains unchanged. If there is a replacement item and it suits you, please place a new order for it.',
    },
    discontinuedAsked: {
      subject: (no: string) => `Please decide about order ${no}: an item is discontinued`,
      intro:
        'An item in this order has been discontinued, and we can no longer supply it. You asked for everything in one delivery, so we have cancelled nothing and are waiting for your decision.',
      next: 'On the order page, choose whether we ship the rest without the item or cancel the order. Where possible, you can also take the replacement item.',
    },
    substituted: {
      subject: (no: string) => `Order ${no}: another item is sent instead`,
      intro:
        'An item in this order has run out. As your settings allow, we will send the matching battery of the other series instead, with the same size, fits and part numbers. It costs you no more than the item you ordered; if it is cheaper, the difference is available again.',
      next: 'If you do not want the substitute, decline it on the order page before the parcel is packed. Its pieces are then cancelled, and the amount held for them is available again.',
    },
    submitted: {
      subject: (no: string) => `We have received order ${no}`,
      intro:
        'Thank you for your order. We will check the stock, calculate the freight and send you an offer.',
      next: 'Your order is not binding yet. Once you have our offer, you can accept it, ask for a change or decline it.',
    },
    carriedOver: {
      subject: (no: string) => `Your request for a quotation is now order ${no}`,
      intro:
        'You asked us for a quotation. We now handle such requests as orders, so that you can follow yours on the website. Your reference for this order is the case number, and your message is kept with the order.',
      next: 'Your order is not binding yet. We will send you an offer, and you can accept it, ask for a change or decline it on the order page. Your case number and feedback code remain valid.',
    },
    offered: {
      subject: (no: string) => `Our offer for order ${no}`,
      intro:
        'Our offer for your order is ready, with prices, quantities and freight. The proforma invoice is attached.',
      next: 'Open the order in your account to accept it, ask for a change or decline it. Without an answer by the day stated, the order is cancelled.',
    },
    offerReduced: {
      subject: (no: string) => `Our offer for order ${no} has changed: an item is discontinued`,
      intro:
        'An item in our offer has been discontinued, so we have taken it out. The freight and the prices of all other items stay the same.',
      next: 'Open the order to accept the offer for what is left, ask for a change or decline it. Without an answer by the day stated, the order is cancelled. If your company has accepted the offer and it is waiting for approval, the new total is what is approved.',
    },
    offerExpired: {
      subject: (no: string) => `Our offer for order ${no} has expired`,
      intro: 'We have received no answer to our offer, so the order is cancelled. You owe nothing.',
      next: 'If you still need the goods, please order them again; we will send you a new offer.',
    },
    toPay: {
      subject: (no: string) => `Please pay order ${no}`,
      intro: `Thank you for accepting our offer. The pieces in stock are reserved for you for ${RESERVED_WORKING_DAYS} working days.`,
      next: 'Please state the payment reference, so that we can match your payment. You will find our bank details on the order page. Crediting can take up to {{topUpCreditedWorkingDays}} working days after the money arrives.',
    },
    paid: {
      subject: (no: string) => `Order ${no} is paid`,
      intro: 'Your payment covers this order, and the amount is held for it.',
      next: 'We will pack the order next. You can cancel it until picking starts.',
    },
    unpaid: {
      subject: (no: string) => `We are still waiting for the payment of order ${no}`,
      intro:
        'Your payment has not been credited yet, so the pieces reserved for you are available to other customers again.',
      next: 'If you have already paid, please send us proof of payment using the contact form. If the payment is not credited by the day stated, the order is cancelled.',
    },
    paymentExpired: {
      subject: (no: string) => `Order ${no} was cancelled: no payment`,
      intro: 'The payment for this order was not credited in time, so we have cancelled it.',
      next: 'If a payment arrives later, we credit it to your balance. If you still need the goods, please order them again.',
    },
    shortDropped: {
      subject: (no: string) => `Part of order ${no} is cancelled`,
      intro:
        'Some pieces in this order are not in stock. As you chose, we will ship the rest without them. The amount held for the missing pieces is available again.',
      next: 'The order page lists the pieces that we ship. If you still need the others, please order them again.',
    },
  },
}

export const orderNotice = {
  orderNo: 'Order',
  company: 'Company',
  message: 'Message',
  next: 'To see the order: npm run orders -- show NUMBER',
  events: {
    submitted: {
      subject: (no: string) => `New wholesale order ${no}`,
      intro: 'A wholesaler has submitted an order and is waiting for an offer.',
    },
    changeAsked: {
      subject: (no: string) => `Order ${no}: the buyer asks for a change to the offer`,
      intro: 'The buyer asks for a change to the offer.',
    },
    declined: {
      subject: (no: string) => `Order ${no}: the offer was declined`,
      intro: 'The buyer has declined the offer. The order is cancelled.',
    },
  },
}

export const orderDigest = {
  subject: (orders: number) =>
    orders === 1 ? 'Your orders: 1 update' : `Your orders: ${orders} updates`,
  intro: 'Here is what has happened to your orders since our last summary.',
  orderNo: 'Order',
  ownReference: 'Your reference',
  destination: 'Destination',
  status: 'Status',
  statuses: {
    waiting: 'Waiting for a top-up',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
  },
  more: (orders: number) =>
    orders === 1
      ? '1 more order is listed in your account.'
      : `${orders} more orders are listed in your account.`,
  waiting: (orders: number, firstDue: string) =>
    `${orders === 1 ? '1 order is' : `${orders} orders are`} waiting for a top-up now.${
      firstDue ? ` Unless you top up, the first will be cancelled on ${firstDue}.` : ''
    }`,
  next: 'We send tracking numbers and cancellations in separate emails. To change how often we write, open “Order settings” under “Balance and payments”.',
}

export const monthlyStatement = {
  subject: (month: string) => `Your statement for ${month}`,
  intro: (month: string) => `Your account statement for ${month} is ready.`,
  opening: 'Opening balance',
  closing: 'Closing balance',
  invoice: 'Invoice',
  toStatement: 'Download the statement',
  toInvoice: 'Open the documents',
  invoiceText:
    'The invoice covers all parcels of the month. You will find it under “All documents” in “Balance and payments”.',
  settings: 'To stop these emails, open “Order settings” under “Balance and payments”.',
}

export const orderFileDone = {
  subject: (orders: number) =>
    orders === 1 ? 'Your order file: 1 order placed' : `Your order file: ${orders} orders placed`,
  intro: 'All orders in your file have been processed.',
  file: 'File',
  placed: 'Orders placed',
  waiting: 'Of these, waiting for a top-up',
  faulty: 'Rows not placed',
  topUp:
    'Please top up your account. Waiting orders are released as soon as your balance covers them.',
  correct:
    'To see what to correct, open the file under “Order files”. Rows that are not placed are deleted after 30 days.',
  mayNotOrder:
    'The login that submitted this file can no longer place orders. An owner or a buyer of your company can open the file under “Order files”, check it again and place the remaining orders. Rows that are not placed are deleted after 30 days.',
  companyMayNotOrder:
    'Your company cannot place orders at present. Please contact us using the contact form. Once it can order again, an owner or a buyer of your company can open the file under “Order files”, check it again and place the remaining orders. Rows that are not placed are deleted after 30 days.',
}

export const returnMoved = {
  returnNo: 'Return number',
  orderNo: 'Order number',
  address: 'Send the parcel to',
  dueAt: 'Deadline',
  trackingNo: 'Tracking number',
  weight: 'Weight',
  refund: 'Price of the goods',
  fee: 'Restocking fee',
  credited: 'Credited to your account',
  charge: 'Disposal charge',
  events: {
    requested: {
      subject: (no: string) => `We have received your return request ${no}`,
      intro: 'We have received your return request and will check it.',
      next: 'Please do not send the goods before we have approved the return.',
    },
    asked: {
      subject: (no: string) => `We have a question about your return ${no}`,
      intro: 'We need more information before we can decide on your return:',
      next: 'Please answer on the return page. Without an answer by the day stated, the request expires.',
    },
    approved: {
      subject: (no: string) => `Your return ${no} is approved`,
      intro: `We have approved your return. Send the goods to the address below by the day stated; we accept them if they arrive up to ${RETURN_DAYS.onTheWay} days after it.`,
      next: 'Write the return number on the parcel, or print the label from the return page. Never send a swollen, leaking or damaged battery without our agreement.',
    },
    nothingSent: {
      subject: (no: string) => `Your claim ${no} is approved`,
      intro: 'We have approved your claim. You do not need to send anything back.',
      next: 'We will refund or replace the goods and let you know.',
    },
    received: {
      subject: (no: string) => `Your return ${no} has arrived`,
      intro: 'Your parcel has arrived, and we will inspect the goods.',
      next: 'We will let you know as soon as the return is settled.',
    },
    settled: {
      subject: (no: string) => `The refund for your return ${no} has been credited`,
      intro: 'Your return is settled, and we have credited your account.',
      next: 'The refund is part of your available balance.',
    },
    settledFree: {
      subject: (no: string) => `Your return ${no} is settled`,
      intro:
        'Your return is settled. The goods were free of charge, so there is nothing to credit.',
      next: 'If you have any questions, please use the contact form and quote the return number.',
    },
    replaced: {
      subject: (no: string) => `The replacement for your return ${no} is on its way`,
      intro: 'We have dispatched the replacement.',
      next: 'The warranty of the original goods continues to apply to it.',
    },
    rejected: {
      subject: (no: string) => `We cannot accept your return ${no}`,
      intro: 'We have checked your return and cannot accept it for the following reason:',
      next: 'If you have any questions, please use the contact form and quote the return number.',
    },
    expired: {
      subject: (no: string) => `Your return ${no} has expired`,
      intro:
        'Neither a parcel nor an answer reached us in time, so this return is no longer valid.',
      next: 'If you still want to return the goods, please request a new return on the order page.',
    },
    foreign: {
      subject: (no: string) => `Your return ${no} contains goods that are not ours`,
      intro:
        'Your parcel contains goods that we did not supply. You can claim them by the day stated below, and we will send them back at your expense, without a disposal charge.',
      next: 'To claim them, please use the contact form and quote the return number. After that day, we dispose of them and charge by weight, as stated in our terms.',
    },
    disposed: {
      subject: (no: string) => `Disposal charge for your return ${no}`,
      intro:
        'The goods that we did not supply were not claimed in time, so we have disposed of them.',
      next: 'We have charged the amount to your account. Any part that the balance did not cover will be taken from your next payment.',
    },
  },
}

export const fitNotice = {
  subject: (itemNo: string) => `Please check the fit list of ${itemNo}`,
  intro:
    'Two companies have returned this item because it does not fit a device on its fit list, and inspection confirmed this. The shop now shows the device as under review.',
  item: 'Item number',
  device: 'Device',
  returns: 'Returns',
  next: 'Run "npm run returns -- fits" on the server to see all such entries. Then restore the mark, or mark the device as “does not fit”.',
}
