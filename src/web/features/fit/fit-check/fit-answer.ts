// What the fit check answers: the listed devices that match the words, apart from those that returns contradict.
import type { FitModel } from '../../../../contract/product.ts'
import type { ShownFits } from '../fit-list/fit-list.tsx'

/** How many matching devices are read; the most that the call returns at once. */
export const DEVICES_READ = 100
/** Maximum number of devices named in one list of the answer. */
export const DEVICES_NAMED = 5

export interface FitAnswer {
  /** The words that were typed. */
  device: string
  /** Number of matching devices that no return contradicts. */
  total: number
  /** The first of them. */
  fitting: FitModel[]
  /** Returns contradict these; some are under review, for the others staff found that the battery does not fit. */
  contradicted: FitModel[]
}

/** From the fits that match the words. What was not read counts as fitting. */
export function fitAnswer(device: string, { total, list }: ShownFits): FitAnswer {
  const contradicted = list.filter(({ review }) => review)
  return {
    device,
    total: total - contradicted.length,
    fitting: list.filter(({ review }) => !review).slice(0, DEVICES_NAMED),
    contradicted,
  }
}
