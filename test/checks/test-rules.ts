// Rules for test code: short bodies, titles that are sentences, no sleeps, support code in its folder, parts of the
// stress tests, and the lists of tests that the run on an external PostgreSQL leaves out.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { LIMIT_MINUTES, STRESS_PARTS, type StressPart } from '../stress/parts.ts'
import { REPEATING_SQL, WITHOUT_SQL } from '../support/external-run.ts'
import type { Check } from './check.ts'

const LONGEST_BODY = 60

export const testRules: Check[] = [
  {
    name: 'short tests',
    find: async () =>
      testFiles().flatMap((path) =>
        testsIn(path, readFileSync(path, 'utf8'))
          .filter(({ lines }) => lines > LONGEST_BODY)
          .map(({ title, lines, line }) => `${path}:${line} '${title}' has ${lines} lines`),
      ),
  },
  {
    name: 'support code in its folder',
    find: async () =>
      trackedFiles()
        .filter((path) => /^(?:test|e2e)\/[^/]+$/.test(path) && !/\.test\.tsx?$/.test(path))
        .map((path) => `${path} is not a test: support code is in test/support or e2e/support`),
  },
  {
    name: 'titles of tests are sentences',
    find: async () =>
      trackedFiles()
        .filter((path) => TEST_CODE.test(path))
        .flatMap((path) =>
          testsIn(path, readFileSync(path, 'utf8'))
            .filter(({ title }) => wordsOf(title) < MIN_WORDS)
            .map(({ title, line }) => `${path}:${line} '${title}' is not a sentence`),
        ),
  },
  {
    name: 'no sleep where an event can be awaited',
    find: async () => [
      ...trackedFiles()
        .filter((path) => TEST_CODE.test(path) && !Object.hasOwn(SLEEPS, path))
        .flatMap((path) =>
          sleepsIn(readFileSync(path, 'utf8')).map(
            (line) => `${path}:${line} sleeps: await an event, poll a state, or say why in SLEEPS`,
          ),
        ),
      ...Object.keys(SLEEPS)
        .filter((path) => !existsSync(path) || sleepsIn(readFileSync(path, 'utf8')).length === 0)
        .map((path) => `${path} no longer sleeps: remove it from SLEEPS`),
    ],
  },
  {
    name: 'locks of the own database',
    find: async () =>
      trackedFiles()
        .filter((path) => TEST_CODE.test(path) && !path.startsWith('test/checks/'))
        .flatMap((path) =>
          foreignLocksIn(readFileSync(path, 'utf8')).map(
            (line) =>
              `${path}:${line} sees the locks of other tests too: compare with current_database()`,
          ),
        ),
  },
  {
    name: 'run on an external PostgreSQL',
    find: async () => [
      ...[...WITHOUT_SQL, ...REPEATING_SQL]
        .filter((path) => !existsSync(path))
        .map((path) => `${path} does not exist`),
      ...WITHOUT_SQL.filter((path) => existsSync(path) && opensDatabase(path)).map(
        (path) => `${path} opens a database: it is not without SQL`,
      ),
    ],
  },
  {
    name: 'parts of the stress tests',
    find: async () => [
      ...wrongParts(STRESS_PARTS),
      ...STRESS_PARTS.flatMap(({ name, files }) =>
        files.filter((path) => !existsSync(path)).map((path) => `${name}: ${path} does not exist`),
      ),
      ...withoutFigures(STRESS_PARTS, (path) => readFileSync(path, 'utf8')),
      ...testFiles()
        .filter((path) => path.endsWith('.stress.ts'))
        .flatMap((path) => stressTestsWithoutPart(path)),
    ],
  },
]

/**
 * The least number of words in a title, with the titles of the groups around it and without what each case fills in.
 */
const MIN_WORDS = 4

export function wordsOf(title: string): number {
  const fixed = title.replaceAll(/%[sdifjo#]|\$\{[^}]*\}|\$[\w.]+/g, ' ')
  return fixed.match(/[A-Za-z][\w’'-]*|\d[\d,.]*/g)?.length ?? 0
}

const TEST_CODE = /^(?:test|e2e)\/.*\.tsx?$|\.test\.tsx?$/

/** Files that sleep for a fixed time, each with the reason why no event can be awaited instead. */
const SLEEPS: Readonly<Record<string, string>> = {
  'test/checks/test-rules.test.ts': 'it shows what the rule finds',
  'test/catalogue-watch.test.ts': 'nothing may happen while a poll of the watch passes',
  'test/drivers/attachment-clients.ts': 'clients pause before they send again',
  'test/drivers/killed-issuers.ts': 'processes are killed at a random moment',
  'test/drivers/order-clients.ts': 'clients pause before they send again',
  'test/drivers/overload.ts': 'requests are sent at a fixed rate',
  'test/drivers/short-balance.ts': 'clients pause before they send again',
  'test/drivers/upload-memory.ts': 'clients pause before they send again',
  'test/search/index.test.ts': 'the pause of the process is what is tested',
  'test/slow-start.test.ts': 'how late the database is, is what is tested',
  'test/stress/backup.stress.ts': 'a backup is killed after a share of its time',
  'test/stress/order-crashes.stress.ts': 'how long the database is paused is what is tested',
  'test/stress/power-cuts.stress.ts': 'the power is cut at a random moment',
  'test/support/loop-disk.ts': 'the system sends no signal when a disk is free',
  'test/support/nginx-cache.ts': 'nginx sends no signal when it listens',
  'test/support/own-database.ts': 'a process of another parent sends no signal when it ends',
  'test/support/own-engine.ts': 'the log is archived at an interval',
  'test/support/pgbouncer.ts': 'the pooler sends no signal when it listens',
  'test/uploads.test.ts': 'a connection that stays open sends no signal',
}

/** The lines, counted from 1, that wait for a fixed time. */
export function sleepsIn(text: string): number[] {
  return text.split('\n').flatMap((line, at) => (SLEEP.test(line) ? [at + 1] : []))
}

const SLEEP = /\bsleep\(|\bwaitForTimeout\(|=> (?:void )?setTimeout\((?:resolve|done|go)\b/

/**
 * The lines, counted from 1, of statements that read the locks of all databases of the server, where other tests run at the
 * same time.
 */
export function foreignLocksIn(text: string): number[] {
  return [...text.matchAll(/\bpg_locks\b[^`]*/g)]
    .filter(([statement]) => !statement.includes('current_database()'))
    .map(({ index }) => text.slice(0, index).split('\n').length)
}

/** The only part that may take longer than the others, since its length is what it tests. */
const SOAK = 'soak'

/** Names that two parts share, and parts that may take longer than the limit. */
export function wrongParts(parts: readonly StressPart[]): string[] {
  const names = parts.map(({ name }) => name)
  return [
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `${name} is the name of two parts`),
    ...parts
      .filter(({ name, minutes = 0 }) => minutes > LIMIT_MINUTES && name !== SOAK)
      .map(({ name, minutes }) => `${name} may take ${minutes} minutes, not ${LIMIT_MINUTES}`),
  ]
}

/** Parts that would append an empty row to the results, except those of journeys, which their runner counts. */
export function withoutFigures(
  parts: readonly StressPart[],
  read: (path: string) => string,
): string[] {
  return parts
    .filter(({ project }) => project !== 'journeys')
    .filter(({ files }) => !files.some((path) => /\brecordFigures(?:OfPart)?\(/.test(read(path))))
    .map(({ name }) => `${name} records no figures`)
}

interface FoundTest {
  /** Includes the titles of the groups around it; placeholders of `each` stay as written. */
  title: string
  line: number
  lines: number
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/**
 * Finds the calls of `test` and `it`, with or without `each`, `skip` and the like, and the length of their
 * callbacks.
 */
export function testsIn(path: string, text: string): FoundTest[] {
  const found: FoundTest[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  function visit(node: Node, groups: string[]): void {
    const name = node.type === 'CallExpression' ? calledName(node) : undefined
    const [first, ...others] = name ? (node['arguments'] as Node[]) : []
    const title = first ? text.slice(first.start, first.end).replace(/^['"`]|['"`]$/g, '') : ''
    const body = others.find(({ type }) => /Function/.test(type))
    const isTest = name === 'test' || name === 'it'
    if (isTest && body) {
      const lines = lineAt(body.end) - lineAt(body.start) + 1
      found.push({ title: [...groups, title].join(' '), line: lineAt(node.start), lines })
      return
    }
    const inner = name === 'describe' ? [...groups, title] : groups
    for (const child of childrenOf(node)) visit(child, inner)
  }
  visit(parseSync(path, text).program as unknown as Node, [])
  return found
}

/** `test` for `test(…)`, `test.skip(…)` and `test.each(…)(…)`. */
function calledName(call: Node): string | undefined {
  let callee = call['callee'] as Node
  while (callee.type !== 'Identifier') {
    const next = callee['object'] ?? callee['callee'] ?? callee['tag']
    if (!next) return undefined
    callee = next as Node
  }
  return callee['name'] as string
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')
}

function stressTestsWithoutPart(path: string): string[] {
  const patterns = STRESS_PARTS.filter(({ files }) => files.includes(path)).map(
    ({ titles }) => new RegExp(titles ?? ''),
  )
  const isWhole = patterns.some((pattern) => pattern.source === '(?:)')
  if (isWhole) return []
  if (patterns.length === 0) return [`${path} belongs to no part`]
  return testsIn(path, readFileSync(path, 'utf8'))
    .filter(({ title }) => !title.includes('%') && !patterns.some((each) => each.test(title)))
    .map(({ title }) => `${path} '${title}' belongs to no part`)
}

function opensDatabase(path: string): boolean {
  return /\buseShop\b|\bcreateTestApp\b|\bstartShop\b|'testServer'/.test(readFileSync(path, 'utf8'))
}

function testFiles(): string[] {
  return trackedFiles().filter((path) => /\.(?:test|stress)\.tsx?$/.test(path))
}

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files', 'src', 'test', 'e2e'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path))
}
