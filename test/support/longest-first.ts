// The order of test files: the longest ones first, so that none runs alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONGEST =
  /e2e\/(?:accessibility|accessibility-second-half|verification|hostile-texts)\.test\.ts$|test\/pages\.test\.ts$/

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}
