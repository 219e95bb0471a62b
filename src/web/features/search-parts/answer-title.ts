// The title of a search answer without a right battery: what is known of the question.
import type { SearchAnswer } from '../../../contract/search.ts'
import type { Texts } from '../../texts.ts'

type Known = Pick<SearchAnswer, 'knownDevice' | 'notSold'>

/** Null: nothing is known, and the title is that of the view. */
export function knownTitle(t: Texts['search'], { knownDevice, notSold }: Known): string | null {
  if (notSold) return t.notSold.title(t.notSold.classes[notSold] ?? t.notSold.other)
  return knownDevice ? t.known.title(knownDevice) : null
}

/** The subject of the inquiry that the answer leads to. */
export function inquirySubject(t: Texts['search'], { knownDevice }: Known, asked: string): string {
  return knownDevice ? t.known.subject(knownDevice) : t.ask.subject(asked)
}
