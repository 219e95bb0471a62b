// Entry point of `npm test`: checks, tests, journeys and a summary. Arguments select groups or the stress tests.
import { argv } from 'node:process'
import type { Check } from './check.ts'
import { benchWarning } from './bench-age.ts'
import { programCheck } from './check.ts'
import { chineseCharacters } from './chinese-characters.ts'
import { requireChromium } from '../support/chromium.ts'
import type { ClosingReport } from './closing-report.ts'
import { citedDocuments, citedNumbers, commentRules } from './comment-rules.ts'
import { runStress } from '../stress/run-stress.ts'
import { dependencyRules } from './dependency-rules.ts'
import { decisionRecords, documentPaths, documentWords } from './document-rules.ts'
import { firstLoad } from './first-load.ts'
import { folderPairs } from './folder-pairs.ts'
import { sourceRules } from './source-rules.ts'
import { styleRules } from './style-rules.ts'
import { nativeImports } from './native-imports.ts'
import { replacedWords, sharedNames } from './name-rules.ts'
import { ruleTable } from './rule-table.ts'
import { type GroupTime, timeLines } from './group-times.ts'
import { runTests } from './run-tests.ts'
import { serverLayers, sharedOperations } from './server-layers.ts'
import { scriptGroups } from './script-groups.ts'
import { lockRules, sqlRules } from './sql-rules.ts'
import { figuresOfPictures, figuresOfTexts, termsOfTexts, textsOfReasons } from './text-rules.ts'
import { testRules } from './test-rules.ts'
import { unitsOfTexts } from './unit-rules.ts'
import { webLayers } from './web-layers.ts'

const CHECKS: Check[] = [
  programCheck('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']),
  programCheck('lint', ['node_modules/oxlint/bin/oxlint']),
  programCheck('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
  dependencyRules,
  folderPairs,
  webLayers,
  serverLayers,
  sharedOperations,
  nativeImports,
  sqlRules,
  lockRules,
  ...sourceRules,
  commentRules,
  citedDocuments,
  citedNumbers,
  documentWords,
  documentPaths,
  decisionRecords,
  ruleTable,
  replacedWords,
  sharedNames,
  ...testRules,
  scriptGroups,
  firstLoad,
  ...styleRules,
  termsOfTexts,
  textsOfReasons,
  figuresOfTexts,
  figuresOfPictures,
  unitsOfTexts,
  chineseCharacters,
]
/** Groups of checks and tests that arguments may name; `npm test` without arguments runs all of them. */
const GROUPS = ['checks', 'unit', 'server', 'journeys']
/** The server tests on an external PostgreSQL, for .ci/run; test/support/external-run.ts lists those it leaves out. */
const FURTHER_GROUPS = ['external']

const times: GroupTime[] = []

const selected = argv.slice(2)
if (selected[0] === 'stress') process.exit(await runStress(selected.slice(1)))
const unknown = selected.filter((group) => ![...GROUPS, ...FURTHER_GROUPS].includes(group))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no group ${unknown.join(', ')}: ${[...GROUPS, ...FURTHER_GROUPS].join(', ')}\n`,
  )
  process.exit(2)
}
const total = await runGroups(selected.length > 0 ? selected : GROUPS)
process.stdout.write(closingLines(total))
process.exit(total.failures.length > 0 || total.passed === 0 ? 1 : 0)

async function runGroups(names: string[]): Promise<ClosingReport> {
  const withoutBrowser = names.filter((name) =>
    ['unit', 'server', ...FURTHER_GROUPS].includes(name),
  )
  const groups: [string, () => Promise<ClosingReport>][] = []
  if (names.includes('checks')) groups.push(['checks', runChecks])
  // One run for these groups, so that the last files of one use idle cores together with the first of the next.
  if (withoutBrowser.length > 0)
    groups.push([withoutBrowser.join(' and '), () => runTests(withoutBrowser)])
  if (names.includes('journeys')) groups.push(['journeys', runJourneys])
  const reports: ClosingReport[] = []
  for (const [name, run] of groups) {
    const began = performance.now()
    reports.push(await run())
    times.push({ name, minutes: (performance.now() - began) / 60_000 })
  }
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failures: reports.flatMap(({ failures }) => failures),
    repeated: reports.flatMap(({ repeated }) => repeated),
    files: reports.flatMap(({ files }) => files),
  }
}

async function runChecks(): Promise<ClosingReport> {
  const report: ClosingReport = { passed: 0, failures: [], repeated: [], files: [] }
  for (const check of CHECKS) {
    const problems = await check.find().catch((error: unknown) => [String(error)])
    process.stdout.write(`${problems.length > 0 ? '✗' : '✓'} ${check.name}\n`)
    problems.forEach((problem) => process.stdout.write(`  ${problem.replaceAll('\n', '\n  ')}\n`))
    if (problems.length > 0) report.failures.push(check.name)
    else report.passed++
  }
  const warning = benchWarning()
  if (warning) process.stdout.write(`! ${warning}\n`)
  return report
}

async function runJourneys(): Promise<ClosingReport> {
  try {
    requireChromium()
  } catch (error) {
    return { passed: 0, failures: [(error as Error).message], repeated: [], files: [] }
  }
  return runTests(['journeys'])
}

/** The slowest files, the time of each group, then what needs attention, then the counts in the last line. */
function closingLines({ passed, failures, repeated, files }: ClosingReport): string {
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, 15)
  return [
    ...titled(
      'Slowest files:',
      slowest.map(({ path, seconds }) => `${seconds.toFixed(1)} s ${path}`),
    ),
    ...titled('Minutes:', timeLines(times)),
    ...titled('Passed only when repeated:', repeated),
    ...titled('Failed:', failures),
    '',
    `${passed} passed, ${failures.length} failed`,
    '',
  ].join('\n')
}

function titled(title: string, lines: string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []
}
