// The order of test files: the longest one first, so that it does not run alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONGEST = /e2e\/accessibility\.test\.ts$/

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}
