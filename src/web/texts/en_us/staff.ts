// English texts of the pages of staff: welcome, login, own account, factors, sessions, permissions.
import type { StaffPermission } from '../../../shared/staff-permissions.ts'

const permissions: Record<StaffPermission, string> = {
  'application.read': 'Read applications for membership',
  'application.decide': 'Approve and decline applications',
  'member.read': 'Read members and companies',
  'member.terms': 'Change the terms of members',
  'member.suspend': 'Suspend and reinstate members',
  'member.view-as': 'See the shop as a member',
  'member.act-as': 'Act in the shop for a member',
  'person.read': 'Read phone numbers and addresses',
  'person.erase': 'Erase personal data',
  'catalogue.read': 'Read the catalogue',
  'catalogue.write': 'Change products',
  'catalogue.import': 'Import catalogue files',
  'search.write': 'Change search words',
  'stock.write': 'Change stock',
  'price.read': 'Read prices',
  'price.write': 'Change prices',
  'order.read': 'Read orders',
  'order.handle': 'Change and cancel orders',
  'order.ship': 'Pick, pack and ship orders',
  'money.read': 'Read balances and payments',
  'money.match': 'Match payments to accounts',
  'money.refund': 'Refund orders',
  'money.adjust': 'Adjust balances',
  'money.pay-out': 'Pay out balances',
  'case.read': 'Read cases',
  'case.answer': 'Answer cases',
  'rma.decide': 'Decide on returns',
  'rma.inspect': 'Inspect returned goods',
  'content.read': 'Read drafts of content',
  'content.write': 'Write content',
  'content.publish': 'Publish content',
  'media.write': 'Add and remove pictures and files',
  'code.read': 'Look up verification codes',
  'code.make': 'Create verification codes',
  'code.void': 'Void verification codes',
  'mail.read': 'Read sent emails',
  'mail.retry': 'Resend failed emails',
  'insight.read': 'Read statistics',
  'audit.read': 'Read the audit log',
  'setting.write': 'Change settings of the shop',
  'staff.manage': 'Manage staff accounts and roles',
  'system.read': 'Read the state of the system',
  'system.run': 'Run system jobs',
}

/** Names of the built-in roles; a role of the seller's own is shown by its own name. */
const roles: Record<string, string> = {
  admin: 'Owner',
  catalogue: 'Catalogue',
  sales: 'Sales',
  finance: 'Finance',
  warehouse: 'Warehouse',
  support: 'Support',
  content: 'Content',
  auditor: 'Auditor',
}

export const staff = {
  area: 'Staff',
  members: 'Go to the shop',
  logOut: 'Log out',
  welcome: {
    title: 'Welcome to the team',
    lead: 'Choose a password for your staff account. The link can be used once.',
    labels: { newPassword: 'Password', again: 'Re-enter password' },
    submit: 'Set the password',
    different: 'The passwords do not match. Enter the same one twice.',
    doneTitle: (name: string) => `Done, ${name}`,
    done: 'Your password is set. Log in next: you will set up an authenticator app as your second factor.',
    logIn: 'Log in',
    goneTitle: 'This link is no longer valid',
    gone: 'It has been used or has expired. Ask the person who invited you for a new link.',
    missing: 'This link is incomplete. Open the link exactly as you received it.',
  },
  logIn: {
    title: 'Staff login',
    lead: 'For people who work at {{brandName}}. Every login is recorded.',
    labels: { email: 'Email address', password: 'Password', code: 'Code' },
    codeHint:
      'The six digits in your authenticator app, or one of your recovery codes. Leave this empty at your first login.',
    submit: 'Log in',
    wrong:
      'The email address, password or code is incorrect. Check all three and try again. Each code can be used only once.',
    returns: 'Log in to open this page. Staff are logged out after a period of inactivity.',
    lost: 'Lost your authenticator app?',
    lostText:
      'Enter a recovery code instead. If you have none left, ask a colleague who manages staff accounts for a reset.',
    memberQuestion: 'Are you a customer?',
    memberLink: 'Log in to the shop',
    insecure:
      'Staff can log in only over a secure connection. Open this page with https:// at the start of its address.',
  },
  home: {
    title: 'Your staff account',
    email: 'Email address',
    address: 'Your network address',
    onePerson:
      'This is a one-person shop: you decide alone what otherwise needs two people. Every decision is recorded.',
  },
  queue: {
    title: 'Waiting for a decision',
    none: 'Nothing is waiting for a decision.',
    list: (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', ')),
    add: (account: string, roles: string) => `Give ${account} these roles: ${roles}.`,
    remove: (account: string, roles: string) => `Take these roles from ${account}: ${roles}.`,
    role: (role: string, all: string) => `Save the role ${role} with these permissions: ${all}.`,
    reset: (account: string) => `Remove the password and second factor of ${account}.`,
    close: (account: string) => `Close the account ${account}.`,
    adjustment: (amount: string, member: string) => `Adjust the balance of ${member} by ${amount}.`,
    payout: (amount: string, member: string) => `Pay out ${amount} to ${member}.`,
    payment: (amount: string, member: string) =>
      `Reverse a credited payment of ${amount} from ${member}.`,
    now: (names: string) => `At present: ${names}`,
    until: 'Open until',
    by: (who: string) => `Proposed by ${who}`,
    reason: (text: string) => `Reason: ${text}`,
    own: 'You proposed this. Another person must approve it.',
    prepare: 'This payout is not prepared yet. Prepare it in a terminal:',
    approve: 'Approve',
    paid: 'Confirm payment',
    paidNote: 'Confirm only after the money has left the bank account.',
    refuse: 'Refuse',
    withdraw: 'Withdraw',
    sure: 'Please confirm',
    cancel: 'Cancel',
    labels: { reason: 'Reason' },
    reasonHint:
      'The member reads this reason in an email and on the account page. The amount becomes available again.',
    approved: 'The change was approved and has taken effect.',
    refused: 'The change was not made. The request is closed.',
    link: 'Give your colleague this link. It is valid for seven days and can be used once:',
    applications: (count: number) =>
      count === 1 ? 'One application is waiting:' : `${count} applications are waiting:`,
    reviews: (count: number) =>
      count === 1 ? 'One review is waiting:' : `${count} reviews are waiting:`,
    rejected: {
      decided: 'This request has already been decided. The list is up to date again.',
      ownRequest:
        'You proposed this yourself. Ask another person who manages staff accounts to approve it.',
      own_proposal: 'You proposed this yourself. Ask another person to approve it.',
      tooEarly: 'You can approve your own request one hour after you proposed it. Try again then.',
      moved:
        'The account or role has changed since this was proposed. Refuse the request and propose it again.',
      not_covered:
        'The available balance does not cover this amount. Refuse the request, or try again later.',
      no_proposal: 'This request was withdrawn in the meantime. The list is up to date again.',
      lastManager: 'At least one open account must be able to manage staff. Refuse this request.',
      conflictingPermissions:
        'No account may both decide what is owed and move money. Refuse this request and give the roles to two people.',
      onePerson: 'Switch off the one-person setting first, then approve this request again.',
      otherAccounts: 'A one-person shop has a single open account. Refuse this request.',
    } as Readonly<Record<string, string>>,
  },
  rights: {
    title: 'What you may do',
    roles: 'Your roles',
    names: roles,
    permissions,
    none: 'Your account has no permissions yet. Ask a colleague who manages staff accounts for a role.',
    ask: 'If something is missing, ask a colleague who manages staff accounts.',
  },
  enrol: {
    title: 'Set up your second factor',
    lead: 'Before you start, add an authenticator app. For each login, it shows a new code that only you can see.',
    step: 'The first step is done: your password is correct.',
  },
  app: {
    title: 'Authenticator app',
    since: (day: string) => `Set up on ${day}.`,
    none: 'Not set up.',
    add: 'Set up an app',
    replace: 'Use another app',
    replaceNote:
      'When you confirm, the old app no longer works, your other sessions end, and you get new recovery codes.',
    how: 'Scan this QR code with an authenticator app on your phone.',
    qr: 'QR code for the authenticator app',
    typed: 'If you cannot scan the code, enter this key in the app:',
    open: 'Open in an app on this device',
    labels: { code: 'Code in the app' },
    codeHint: 'Six digits. The app shows new ones every 30 seconds.',
    remove: 'Remove the app',
    confirm: 'Confirm',
    cancel: 'Cancel',
    wrong:
      'This code is incorrect. Enter the one that the app shows now, and check the time on your phone.',
  },
  passkeys: {
    title: 'Passkeys',
    none: 'No passkey yet. With a passkey you log in by fingerprint, face or PIN, without password and code.',
    add: 'Add a passkey',
    about: 'The passkey is stored in this browser, on this device or on a security key.',
    since: (day: string) => `Added on ${day}.`,
    used: (day: string) => `Last used on ${day}.`,
    remove: 'Remove',
    removeLabel: (name: string) => `Remove the passkey: ${name}`,
    last: 'This passkey is your only second factor. Set up an authenticator app or another passkey before you remove it.',
    needsDomain:
      'Passkeys need https and a domain name, which this address does not have. Use the authenticator app here.',
    elsewhere: (host: string) => `Passkeys work only at ${host}, in a current browser.`,
    logIn: 'Log in with a passkey',
    prove: 'Use a passkey',
    instead: 'Use a passkey instead',
    declined: 'No passkey was used. Try again, or use your password and a code.',
    unknown:
      'This passkey does not belong to a staff account here, or the login took too long. Try again, or use your password and a code.',
  },
  recovery: {
    title: 'Recovery codes',
    left: (count: number) =>
      count === 0
        ? 'You have no recovery codes left. Create new ones now.'
        : count === 1
          ? 'One unused code is left.'
          : `${count} unused codes are left.`,
    create: 'Create new codes',
    createNote: 'Your current recovery codes will no longer work.',
    newTitle: 'Your new recovery codes',
    once: 'Save these codes now: they are shown only once. Each one can replace a code from the app once.',
    copy: 'Copy codes',
    done: 'I have saved them',
  },
  stepUp: {
    title: 'Confirm that it is you',
    lead: 'Enter a current code to make this change.',
    labels: { code: 'Code' },
    hint: 'The six digits in your authenticator app, or a recovery code.',
    confirm: 'Confirm',
    close: 'Cancel',
    wrong:
      'This code is incorrect or has been used before. Wait until the app shows the next one, then enter it.',
  },
  sessions: {
    title: 'Where you are logged in',
    caption: 'Your sessions, newest first',
    device: 'Browser or terminal',
    terminal: 'Commands in a terminal',
    address: 'Network address',
    began: 'Logged in',
    lastSeen: 'Last used',
    ends: 'Ends at the latest',
    here: 'This browser',
    end: 'End',
    endLabel: (device: string) => `End the session: ${device}`,
    endOthers: 'End all others',
    only: 'You are not logged in anywhere else.',
    ended: (count: number) =>
      count === 0
        ? 'No other session was open.'
        : count === 1
          ? 'One session was ended.'
          : `${count} sessions were ended.`,
  },
}
