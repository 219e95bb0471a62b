// Checks every file under src/ against the import rules in .dependency-cruiser.mjs, and that every file was
// read.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Check } from './check.ts'
import { runNode } from './check.ts'

export const dependencyRules: Check = {
  name: 'dependency rules',
  async find() {
    const seen = await cruiseSource()
    const missed = listedFiles().filter((file) => !seen.files.has(file))
    return [
      ...seen.violations,
      ...missed.map((file) => `${file} was not seen`),
      // Files read without their imports pass every rule, so the check requires imports as well.
      ...(seen.imports.length > seen.files.size ? [] : ['hardly an import was seen']),
    ]
  },
}

/** One import between two files, type imports included; paths are relative to the project root. */
export interface Import {
  from: string
  to: string
}

interface Cruised {
  files: Set<string>
  imports: Import[]
  violations: string[]
}

interface Report {
  modules: { source: string; dependencies: { resolved: string }[] }[]
  summary: {
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[]
  }
}

let cruisedSource: Promise<Cruised> | undefined

/** The imports of src/, read once for all checks. */
export function cruiseSource(): Promise<Cruised> {
  return (cruisedSource ??= cruise('src', '.dependency-cruiser.mjs'))
}

/** Reads the imports of a folder, type imports included, and checks them against the rules. */
export async function cruise(folder: string, config: string): Promise<Cruised> {
  const { output } = await runNode([CRUISER, '--config', config, '--output-type', 'json', folder])
  const report = JSON.parse(
    output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1),
  ) as Report
  return {
    files: new Set(report.modules.map(({ source }) => source)),
    imports: report.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
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
