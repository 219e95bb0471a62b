// Warns when pages have changed since the figures in bench/results.md were measured.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const RESULTS = 'bench/results.md'
/** What a page or call is made of. */
const PAGES = ['src/web', 'src/server', 'src/shared', 'src/contract']

/** Counts the commits after `commit` that changed pages; undefined where the history does not reach that far. */
export type CountChanges = (commit: string) => number | undefined

/** Returns the sentence to print, or undefined if the figures are those of the present pages, or of a commit that the history does not reach. */
export function benchWarning(
  report = readFileSync(RESULTS, 'utf8'),
  countChanges: CountChanges = countInGit,
): string | undefined {
  const commit = /^## .*\bcommit ([0-9a-f]{7,40})\b/m.exec(report)?.[1]
  if (!commit) return `${RESULTS} names no commit: run npm run bench.`
  const changes = countChanges(commit)
  if (changes === undefined || changes === 0) return undefined
  const commits = changes === 1 ? '1 commit has' : `${changes} commits have`
  return `${commits} changed pages since ${RESULTS} was measured (${commit}): run npm run bench.`
}

function countInGit(commit: string): number | undefined {
  try {
    const args = ['rev-list', '--count', `${commit}..HEAD`, '--', ...PAGES]
    return Number(execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return undefined
  }
}
