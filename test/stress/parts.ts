// The parts of `npm run stress`: what each measures and how long it may take.
import { readdirSync } from 'node:fs'
import { LANGS } from '../../src/shared/lang.ts'

export interface StressPart {
  name: string
  /** One line for `npm run stress -- --list`. */
  measures: string
  /** Project of vitest.config.ts. */
  project: 'stress' | 'server' | 'journeys'
  files: string[]
  /** A regular expression: only tests whose full name matches are run. */
  titles?: string
  /** Variables of the environment. */
  settings?: Record<string, string>
  /** Time limit in minutes instead of LIMIT_MINUTES; only the soak sets it. */
  minutes?: number
}

export const LIMIT_MINUTES = 20

const DOCUMENT_SEEDS = ['3001', '3002', '3003', '3004']
/** Far apart, because each of the thousand accounts of a run adds one to the seed. */
const LEDGER_SEEDS = ['3001', '300001', '600001', '900001']
const RETURN_SEEDS = ['2001', '2002', '2003', '2004']
const JOURNEYS = readdirSync('e2e')
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `e2e/${name}`)
const FUZZ_SEEDS = ['1001', '1002', '1003', '1004']

export const STRESS_PARTS: readonly StressPart[] = [
  {
    name: 'any-query',
    measures: '20,000 generated searches: failures and the slowest in a thousand',
    ...stress('any-query'),
  },
  {
    name: 'applying-pairs',
    measures: 'timing of 500 pairs of a known and an unknown email address',
    ...stress('applying', '500 pairs'),
  },
  {
    name: 'applying-guesses',
    measures: '10,000 guessed email codes and 3,000 requests for codes to one address',
    ...stress('applying', '10,000 guesses|3,000 requests'),
  },
  {
    name: 'applying-races',
    measures: '1,000 applications, each sent twice at once',
    ...stress('applying', '1,000 applications'),
  },
  {
    name: 'applying-retention',
    measures: 'personal data of 10,000 applicants over two years',
    ...stress('applying', '10,000 applicants'),
  },
  {
    name: 'backup-kills',
    measures: '20 kills during a backup: the former one must stay usable',
    ...stress('backup'),
  },
  {
    name: 'documents-kills',
    measures: '200 kills of processes that issue invoices: no gap, no lost number',
    ...stress('documents', '200 kills'),
  },
  ...DOCUMENT_SEEDS.map((seed, at) => ({
    name: `documents-sums-${at + 1}`,
    measures: `25,000 random acts, seed ${seed}: documents add up to what the ledger moved`,
    ...stress('documents', 'random acts'),
    settings: { DOCUMENT_SEED: seed },
  })),
  {
    name: 'documents-speed',
    measures: '1,000 invoices of ten lines, issued and drawn',
    ...stress('documents', 'in a minute'),
  },
  ...RETURN_SEEDS.map((seed, at) => ({
    name: `returns-${at + 1}`,
    measures: `25,000 random acts on returns, seed ${seed}: each answer as predicted, sums equal the ledger`,
    ...stress('returns'),
    settings: { RETURN_SEED: seed },
  })),
  {
    name: 'bank-files',
    measures: 'a bank file of 5,000 lines: seconds to match, to enter, and to enter again',
    ...stress('bank-files'),
  },
  {
    name: 'downloads',
    measures: 'zips of 500 products: first byte, memory; every spelling of a path on every address',
    ...stress('downloads'),
  },
  {
    name: 'full-disk',
    measures:
      'orders while the disk is full, five times: rejected with 503, pages served, none lost',
    ...stress('full-disk'),
  },
  ...FUZZ_SEEDS.map((seed, at) => ({
    name: `hostile-input-${at + 1}`,
    measures: `1,000 hostile inputs for every call, seed ${seed}`,
    project: 'server' as const,
    files: ['test/hostile-input.test.ts'],
    settings: { FUZZ_RUNS: '1000', FUZZ_SEED: seed },
  })),
  ...halves(JOURNEYS).map((files, at) => ({
    name: `journeys-${at + 1}`,
    measures: `journeys in every language, ${at === 0 ? 'first' : 'second'} half of the files`,
    project: 'journeys' as const,
    files,
    settings: { FULL_SIZE: '1' },
  })),
  {
    name: 'ledger-parallel',
    measures: '1,000 rounds of 50 parallel orders on a balance for ten: ten held in each',
    ...stress('ledger', '50 parallel orders'),
  },
  ...LEDGER_SEEDS.map((seed, at) => ({
    name: `ledger-model-${at + 1}`,
    measures: `250,000 random acts on money accounts, seed ${seed}, compared with a reference model after each`,
    ...stress('ledger', 'random acts'),
    settings: { LEDGER_SEED: seed },
  })),
  ...shares({ of: 1000, in: 8, setting: 'ORDER_ROUNDS' }, (share) => ({
    name: 'orders-short-balance',
    measures: `${share} of 1,000 rounds of 50 logins that order at once on a balance for ten: ten held in each`,
    ...stress('orders', 'balance for ten'),
  })),
  {
    name: 'orders-retries',
    measures: '1,000 parallel retries of one key on two processes: one order',
    ...stress('orders', 'retries of one key'),
  },
  ...shares({ of: 10_000, in: 4, setting: 'ORDER_KEYS' }, (share) => ({
    name: 'orders-keys',
    measures: `${share} of 10,000 keys, each sent three times, with lost replies and altered bodies: one order each`,
    ...stress('orders', 'keys, each sent three times'),
  })),
  ...shares({ of: 200, in: 4, setting: 'SHOP_KILLS' }, (share) => ({
    name: 'orders-shop-kills',
    measures: `${share} of 200 kills of the shop while 32 buyers order: no acknowledged order is lost`,
    ...stress('orders', 'kills of the shop'),
  })),
  ...shares({ of: 50, in: 2, setting: 'DATABASE_KILLS' }, (share) => ({
    name: 'orders-database-kills',
    measures: `${share} of 50 kills of the database while 32 buyers order: no acknowledged order is lost`,
    ...stress('order-crashes', 'kills of the database'),
  })),
  {
    name: 'orders-database-stops',
    measures:
      'the database is paused for ten seconds, twenty times, while 32 buyers order: no acknowledged order is lost',
    ...stress('order-crashes', 'is paused'),
  },
  {
    name: 'orders-failed-syncs',
    measures:
      'a sync of the disk fails twenty times while 32 buyers order: none acknowledged is lost; skipped without strace',
    ...stress('order-crashes', 'failed sync'),
  },
  {
    name: 'orders-random',
    measures:
      '15 minutes of random acts of dropshippers, wholesalers, staff and jobs at once: no deadlock, no failure',
    ...stress('orders', 'random acts of dropshippers'),
  },
  {
    name: 'many-orders',
    measures: 'a million orders: lists and details of members and staff, reconciliation, jobs',
    ...stress('many-orders'),
  },
  {
    name: 'overload',
    measures: 'twice and five times the peak of mixed requests: answers, writes, rejections',
    ...stress('overload'),
  },
  {
    name: 'soak',
    measures: 'an hour of mixed load at half of the peak: growth of memory and of open files',
    ...stress('soak'),
    minutes: 75,
  },
  ...shares({ of: 100, in: 4, setting: 'POWER_CUTS' }, (share) => ({
    name: 'power-cuts',
    measures: `${share} of 100 power cuts while orders and files arrive, and a control that must lose some`,
    ...stress('power-cuts'),
  })),
  {
    name: 'price-crawl-shop',
    measures: '5,000 addresses and every call, asked for prices by visitors and members',
    ...stress('price-crawl', 'the shop'),
  },
  {
    name: 'price-crawl-cache',
    measures: 'the same crawl through nginx as a cache; skipped where nginx is not installed',
    ...stress('price-crawl', 'nginx as a cache'),
  },
  {
    name: 'reflected-scripts',
    measures: 'every script payload in every address that repeats its input',
    ...stress('reflected-scripts'),
  },
  {
    name: 'sessions-renewals',
    measures: '1,000 races of two tabs that renew one session',
    ...stress('sessions', '1,000 races'),
  },
  {
    name: 'sessions-passwords',
    measures: '10,000 password attempts from 100 addresses in an hour',
    ...stress('sessions', '10,000 attempts'),
  },
  {
    name: 'sessions-timing',
    measures: 'timing of 500 pairs of a known and an unknown login, for three calls',
    ...stress('sessions', '500 pairs'),
  },
  {
    name: 'staff-log-in-attempts',
    measures: '10,000 attempts on one staff account from 100 addresses in an hour',
    ...stress('staff-log-in', '10,000 attempts'),
  },
  {
    name: 'staff-log-in-timing',
    measures: 'timing of 500 pairs of a known and an unknown address of staff',
    ...stress('staff-log-in', '500 pairs'),
  },
  ...LANGS.flatMap((lang) =>
    [360, 768, 1440].map((width) => ({
      name: `site-walk-${lang.replace('_', '-')}-${width}`,
      measures: `every page in ${lang}, light and dark, at ${width} px: axe and overflow`,
      ...stress('site-walk', `${lang} .*${width} px`),
    })),
  ),
  {
    name: 'uploads',
    measures: 'every hostile file, 100 uploads of 10 MB at once, timing of case numbers and codes',
    ...stress('uploads'),
  },
  {
    name: 'shipping',
    measures: '100,000 random parcels, judged by two implementations of the shipping rules',
    ...stress('shipping'),
  },
  {
    name: 'verification-guesses',
    measures: '20,000 guessed verification codes, from one address and from 50',
    ...stress('verification', '10,000 guesses'),
  },
  {
    name: 'verification-crawlers',
    measures: '1,000 verification codes fetched by crawlers',
    ...stress('verification', 'crawlers'),
  },
  {
    name: 'page-links',
    measures: 'every page and every link of the fixed pages in every language',
    project: 'server',
    files: ['test/pages.test.ts'],
    settings: { FULL_SIZE: '1' },
  },
  {
    name: 'visitor-privacy',
    measures: 'every call in every language and every product page: no price for visitors',
    project: 'server',
    files: ['test/visitor-privacy.test.ts'],
    settings: { FULL_SIZE: '1' },
  },
  {
    name: 'wish-exports',
    measures: '10,000 hostile cells in exported wish lists: no formula, nothing lost',
    project: 'server',
    files: ['test/wish-list-exports.test.ts'],
    settings: { FULL_SIZE: '1' },
  },
]

function stress(file: string, titles?: string) {
  const part = { project: 'stress' as const, files: [`test/stress/${file}.stress.ts`] }
  return titles === undefined ? part : { ...part, titles }
}

/** Numbered parts of one test, whose sizes add up to `of`; the test reads the size of its part from `setting`. */
function shares(
  { of, in: count, setting }: { of: number; in: number; setting: string },
  part: (size: string) => StressPart,
): StressPart[] {
  const size = of / count
  return Array.from({ length: count }, (_, at) => {
    const whole = part(size.toLocaleString('en'))
    return { ...whole, name: `${whole.name}-${at + 1}`, settings: { [setting]: String(size) } }
  })
}

function halves<T>(all: readonly T[]): T[][] {
  const middle = Math.ceil(all.length / 2)
  return [all.slice(0, middle), all.slice(middle)]
}
