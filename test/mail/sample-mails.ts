// One sample of every mail, with risky contents: markup, quotes, Chinese, line breaks, formulas.
import type {
  MailContents,
  MailTemplate,
} from '../../src/server/modules/mail/composition/mail-order.ts'

const COMPANY = '深圳<b>Example</b> & "Söhne" Ltd.'
const FIRST_NAME = "D'Arcy 小明"
const URL = 'https://shop.example/zh-cn/register.html?a=1&b=2#t=abc'

export const SAMPLE_MAILS: { [T in MailTemplate]: MailContents[T] } = {
  'email-code': { code: '048213', minutes: 10, purpose: 'register', link: URL },
  'already-member': { logInUrl: URL, forgottenUrl: `${URL}&c=3` },
  'no-application': { registerUrl: URL },
  'application-received': {
    firstName: FIRST_NAME,
    company: COMPANY,
    applicationNo: 'A-2026-00001',
    memberKind: 'wholesale',
    // Already the next day in Hong Kong.
    dueAt: new Date('2026-11-30T16:30:00Z'),
    statusUrl: URL,
  },
  'application-notice': {
    applicationNo: 'A-2026-00001',
    company: COMPANY,
    country: 'CN',
    memberKind: 'dropship',
    dueAt: new Date('2026-11-30T16:30:00Z'),
  },
  'application-approved': {
    firstName: FIRST_NAME,
    company: COMPANY,
    customerNo: 'C-100001',
    username: 'exa<i>mple',
    memberKind: 'dropship',
    logInUrl: URL,
  },
  'application-rejected': {
    firstName: FIRST_NAME,
    company: COMPANY,
    applicationNo: 'A-2026-00001',
    reason: 'papers_missing',
    note: 'first line\r\n<script>alert(1)</script>',
    keptUntil: new Date('2027-05-30T16:30:00Z'),
  },
  'application-more-info': {
    firstName: FIRST_NAME,
    company: COMPANY,
    applicationNo: 'A-2026-00001',
    items: [
      { item: 'business_registration', note: '' },
      { item: 'other', note: 'the <u>lease</u>\n租约' },
    ],
    statusUrl: URL,
  },
  'membership-suspended': { firstName: FIRST_NAME, company: COMPANY, reason: 'terms_broken' },
  'download-ready': {
    firstName: 'Sample',
    files: 2004,
    megabytes: '31.2',
    url: URL,
    until: new Date('2026-12-01T00:00:00Z'),
  },
  'reset-password': { url: URL, minutes: 30 },
  'password-changed': {
    username: 'exa<i>mple',
    at: new Date('2026-11-30T16:30:00Z'),
    forgottenUrl: URL,
  },
  'change-email-code': { code: '907163', minutes: 10 },
  'change-email-notice': {
    newEmail: 'n***@customer.example',
    at: new Date('2026-11-30T16:30:00Z'),
  },
  'wish-list': {
    senderName: FIRST_NAME,
    company: COMPANY,
    customerNo: 'C-100001',
    title: '秋季 <order> “A”',
    message: 'Dear all,\n\u0000\u001b[31m请报价 \u202eecirp\u202c\r\n.\r\nBcc: x@customer.example',
    lines: [
      {
        itemNo: 'VC-LT35641',
        title: '笔记本电脑电池 <Li-ion>',
        quantity: 1200,
        note: '=1+1 "note"',
        unit: 'USD 12.50',
        total: 'USD 15,000.00',
        url: 'https://shop.example/product/VC-LT35641.html?a=1&b="2"',
      },
      {
        itemNo: 'VC-MP77800',
        title: 'Mobile phone battery',
        quantity: 5,
        note: '',
        unit: null,
        total: null,
        url: 'https://shop.example/product/VC-MP77800.html',
      },
    ],
    totals: [{ currency: 'USD', amount: '15,000.00' }],
  },
  'recipient-consent': { company: COMPANY, confirmUrl: URL },
  'exhibition-registered': {
    exhibition: '示例展会 <2026>',
    place: 'Hong Kong & more',
    beginsOn: '2026-10-13',
    endsOn: '2026-10-16',
    booth: 'Hall 1, 1A-01',
    registrationNo: 'E-000001',
  },
  'case-received': {
    caseNo: '2611-000001',
    code: '01ABCDEFGHJKM',
    type: 'warranty',
    followUrl: URL,
  },
  'case-notice': {
    isNew: true,
    caseNo: '2611-000001',
    type: 'report_seller',
    fullName: FIRST_NAME,
    email: 'ann@customer.example',
    region: '<b>EU</b>',
    customerNo: 'C-100001',
    subject: 'https://evil.example/ <a href="https://evil.example">click</a>',
    itemNo: 'VC-LT35641',
    message: 'first line\r\nBcc: x@customer.example\n<script>alert(1)</script> \u202eecirp',
    files: 1,
  },
  'case-replied': {
    caseNo: '2611-000001',
    reply: 'We send a new one.\n<i>Free of charge</i> & soon',
    followUrl: URL,
  },
  'case-moved': { caseNo: '2611-000001', to: 'solved', followUrl: URL },
  'team-received': {
    applicationNo: 'A26-000002',
    team: 'distributor',
    dueAt: new Date('2026-11-30T16:30:00Z'),
  },
  'team-notice': {
    applicationNo: 'A26-000002',
    team: 'warehouse',
    country: 'HK',
    dueAt: new Date('2026-11-30T16:30:00Z'),
    words: `${FIRST_NAME}\n<script>alert(1)</script>\r\n.\r\nBcc: x@customer.example`,
    files: 0,
  },
  'team-decided': {
    applicationNo: 'A26-000002',
    team: 'logistics',
    outcome: 'more_info',
    items: [
      { item: 'contact_person', note: '' },
      { item: 'other', note: 'the <u>lease</u>\n租约' },
    ],
    note: '',
    contactUrl: URL,
  },
}
