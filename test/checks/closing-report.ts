// Vitest reporter that collects the summary of a run: counts, failures, tests that passed only on a retry, and
// the time of each file.
import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

export interface ClosingReport {
  passed: number
  /** One per failed test, file or set-up: its location and the first line of its error. */
  failures: string[]
  /** Tests that failed once and passed on a retry. */
  repeated: string[]
  files: { path: string; seconds: number }[]
}

/** Writes a `ClosingReport` as JSON to the file that the environment variable CLOSING_REPORT names. */
export default class ClosingReporter implements Reporter {
  onTestRunEnd(
    modules: ReadonlyArray<TestModule>,
    errors: ReadonlyArray<{ message?: string }>,
  ): void {
    const report: ClosingReport = { passed: 0, failures: [], repeated: [], files: [] }
    for (const module of modules) addModule(report, module)
    for (const error of errors) report.failures.push(`outside of any test: ${lineOf([error])}`)
    const path = process.env.CLOSING_REPORT
    if (path) writeFileSync(path, JSON.stringify(report))
  }
}

function addModule(report: ClosingReport, module: TestModule): void {
  const path = module.relativeModuleId
  report.files.push({ path, seconds: module.diagnostic().duration / 1000 })
  const before = report.failures.length
  for (const test of module.children.allTests()) {
    const result = test.result()
    if (result.state === 'passed') report.passed++
    if (result.state === 'failed')
      report.failures.push(`${path} > ${test.fullName}: ${lineOf(result.errors)}`)
    if (test.diagnostic()?.flaky) report.repeated.push(`${path} > ${test.fullName}`)
  }
  for (const suite of module.children.allSuites())
    for (const error of suite.errors())
      report.failures.push(`${path} > ${suite.fullName}: ${lineOf([error])}`)
  for (const error of module.errors()) report.failures.push(`${path}: ${lineOf([error])}`)
  if (!module.ok() && report.failures.length === before)
    report.failures.push(`${path}: failed without a failed test`)
}

function lineOf(errors: ReadonlyArray<{ message?: string }>): string {
  return (errors[0]?.message ?? 'no message').split('\n', 1)[0]!.slice(0, 300)
}
