// The order of test files: one project after the other, because only files of the same project share a process, and
// in each the longest ones first, so that none runs alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONGEST = new RegExp(
  [
    String.raw`e2e/(?:accessibility|accessibility-second-half|verification|hostile-texts|wish-list)\.test\.ts$`,
    String.raw`test/(?:backup/restore-drill|content/content-command|db/engine)\.test\.ts$`,
    String.raw`test/(?:hostile-input|log-in-limits|pages|reflected-scripts)\.test\.ts$`,
    String.raw`test/(?:cases|codes|staff)-command\.test\.ts$`,
  ].join('|'),
)

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rankOf = ({ moduleId }: TestSpecification) => (LONGEST.test(moduleId) ? 0 : 1)
    return sorted.toSorted(
      (one, other) =>
        one.project.name.localeCompare(other.project.name) || rankOf(one) - rankOf(other),
    )
  }
}
