// The direction of the house: every file under src/ against .dependency-cruiser.mjs, and proof that every file was seen.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Check } from './check.ts'
import { runNode } from './check.ts'

export const dependencyRules: Check = {
  name: 'dependency rules',
  async find() {
    const seen = await cruise('src', '.dependency-cruiser.mjs')
    const missed = listedFiles().filter((file) => !seen.files.has(file))
    return [
      ...seen.violations,
      ...missed.map((file) => `${file} was not seen`),
      // Files that are seen without their imports pass every rule: that would be no check.
      ...(seen.imports > seen.files.size ? [] : ['hardly an import was seen']),
    ]
  },
}

interface Cruised {
  files: Set<string>
  imports: number
  violations: string[]
}

interface Report {
  modules: { source: string; dependencies: unknown[] }[]
  summary: {
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[]
  }
}

/** Reads the imports of a folder, types included, and holds them against the rules. */
export async function cruise(folder: string, config: string): Promise<Cruised> {
  const { output } = await runNode([CRUISER, '--config', config, '--output-type', 'json', folder])
  const report = JSON.parse(
    output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1),
  ) as Report
  return {
    files: new Set(report.modules.map(({ source }) => source)),
    imports: report.modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0),
    violations: report.summary.violations.map(({ rule, from, to, cycle }) => {
      const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to
      return `${rule.name}: ${from} → ${way}`
    }),
  }
}

function listedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  return listed.split('\n').filter((file) => /\.(tsx?|css)$/.test(file) && existsSync(file))
}

const CRUISER = `${import.meta.dirname}/../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`
