// Everything that `npm test` does: checks, tests, journeys, and one closing line. Parts may be named: checks unit server journeys, and torture, which is no part of it.
import { argv } from 'node:process'
import type { Check } from './check.ts'
import { programCheck } from './check.ts'
import { requireChromium } from './chromium.ts'
import { dependencyRules } from './dependency-rules.ts'
import { houseRules } from './house-rules.ts'
import type { Tally } from './run-tests.ts'
import { runTests } from './run-tests.ts'

const CHECKS: Check[] = [
  programCheck('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']),
  programCheck('lint', ['node_modules/oxlint/bin/oxlint']),
  programCheck('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
  dependencyRules,
  ...houseRules,
]
const PARTS = ['checks', 'unit', 'server', 'journeys']
const FURTHER = ['torture']

const asked = argv.slice(2)
const unknown = asked.filter((part) => ![...PARTS, ...FURTHER].includes(part))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part ${unknown.join(', ')}: ${[...PARTS, ...FURTHER].join(', ')}\n`,
  )
  process.exit(2)
}
const total = await runParts(asked.length > 0 ? asked : PARTS)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

async function runParts(parts: string[]): Promise<Tally> {
  const tallies: Tally[] = []
  if (parts.includes('checks')) tallies.push(await runChecks())
  const plain = parts.filter((part) => ['unit', 'server', ...FURTHER].includes(part))
  if (plain.length > 0) tallies.push(await runTests(plain))
  if (parts.includes('journeys')) tallies.push(await runJourneys())
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

async function runChecks(): Promise<Tally> {
  const tally = { passed: 0, failed: 0 }
  for (const check of CHECKS) {
    const problems = await check.find().catch((error: unknown) => [String(error)])
    process.stdout.write(`${problems.length > 0 ? '✗' : '✓'} ${check.name}\n`)
    problems.forEach((problem) => process.stdout.write(`  ${problem.replaceAll('\n', '\n  ')}\n`))
    if (problems.length > 0) tally.failed++
    else tally.passed++
  }
  return tally
}

async function runJourneys(): Promise<Tally> {
  try {
    requireChromium()
  } catch (error) {
    process.stdout.write(`${(error as Error).message}\n`)
    return { passed: 0, failed: 1 }
  }
  return runTests(['journeys'])
}
