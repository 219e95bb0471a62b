// The example companies of npm run demo, with their logins and accounts. Names and addresses are recognisably invented.
import type { MemberKind, MemberRole } from '../../shared/membership.ts'
import type { Lang } from '../../shared/lang.ts'

export interface DemoCompany {
  /** The beginning of its login names and email addresses. */
  id: string
  name: string
  kind: MemberKind
  currency: string
  lang: Lang
  country: string
  city: string
  postCode: string
  region?: string
  dialCode: string
  /** The first has the role owner: its person applied. */
  roles: readonly MemberRole[]
  /** What its account is credited with, in minor units; 0n: nothing. */
  credited: bigint
  /** False: the application is still open. */
  isApproved: boolean
  /** Approved for this area too. */
  otherArea?: MemberKind
  /** What can be seen with its logins; npm run demo prints it. */
  shows: string
}

const COMPANY = { isApproved: true, roles: ['owner'] } as const

export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    ...COMPANY,
    id: 'parcels',
    name: 'Example Parcels Ltd',
    kind: 'dropship',
    currency: 'USD',
    lang: 'en_us',
    country: 'GB',
    city: 'London',
    postCode: 'EC1A 1BB',
    dialCode: '44',
    roles: ['owner', 'buyer', 'finance', 'viewer'],
    credited: 5_000_00n,
    shows:
      'orders and returns in every state, one above the limit of buyers, and how long the balance lasts',
  },
  {
    ...COMPANY,
    id: 'waiting',
    name: 'Example Waiting Shop Ltd',
    kind: 'dropship',
    currency: 'USD',
    lang: 'zh_hk',
    country: 'HK',
    city: 'Hong Kong',
    region: 'Kowloon',
    postCode: '',
    dialCode: '852',
    roles: ['owner', 'finance'],
    credited: 1_000_00n,
    shows: 'three orders that wait for a top-up',
  },
  {
    ...COMPANY,
    id: 'opening',
    name: 'Example Opening Store Ltd',
    kind: 'dropship',
    currency: 'USD',
    lang: 'zh_cn',
    country: 'CN',
    region: 'Guangdong',
    city: 'Shenzhen',
    postCode: '518000',
    dialCode: '86',
    credited: 400_00n,
    shows: 'an account below the opening deposit, with an order that waits for it',
  },
  {
    ...COMPANY,
    id: 'wholesale',
    name: 'Example Wholesale GmbH',
    kind: 'wholesale',
    currency: 'USD',
    lang: 'en_us',
    country: 'DE',
    city: 'Hamburg',
    postCode: '20095',
    dialCode: '49',
    roles: ['owner', 'buyer', 'finance', 'viewer'],
    credited: 0n,
    shows:
      'orders from submitted to delivered, one of them underpaid, invoices of parcels, and returns',
  },
  {
    ...COMPANY,
    id: 'wholesale-hk',
    name: 'Example Wholesale Hong Kong Ltd',
    kind: 'wholesale',
    currency: 'HKD',
    lang: 'zh_hk',
    country: 'HK',
    city: 'Hong Kong',
    region: 'Kowloon',
    postCode: '',
    dialCode: '852',
    credited: 0n,
    otherArea: 'dropship',
    shows: 'offers in HKD, an accepted one to be paid, and both areas: switch after the log-in',
  },
  {
    ...COMPANY,
    id: 'wholesale-cn',
    name: 'Example Wholesale Shenzhen Ltd',
    kind: 'wholesale',
    currency: 'CNY',
    lang: 'zh_cn',
    country: 'CN',
    region: 'Guangdong',
    city: 'Shenzhen',
    postCode: '518000',
    dialCode: '86',
    credited: 0n,
    shows: 'an order and an offer in RMB',
  },
  {
    ...COMPANY,
    id: 'applicant',
    name: 'Example Applicant Ltd',
    kind: 'wholesale',
    currency: 'USD',
    lang: 'en_us',
    country: 'GB',
    city: 'London',
    postCode: 'EC1A 1BB',
    dialCode: '44',
    credited: 0n,
    isApproved: false,
    shows: 'an application that waits for a decision: npm run staff -- applications',
  },
]

/** Login name of a role: 'example-parcels-owner'. */
export function demoLogin({ id }: Pick<DemoCompany, 'id'>, role: string): string {
  return `example-${id}-${role}`
}

/** On a domain that is reserved for examples. */
export function demoEmail(login: string): string {
  return `${login}@example.com`
}
