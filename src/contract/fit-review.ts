// How calls say how sure an entry of a fit list is, and mark one that returned goods contradict.
import { z } from 'zod'
import { FIT_REVIEW_STATES } from '../shared/fit-review.ts'

export const fitConfidence = z
  .enum(['confirmed', 'reported', 'unconfirmed'])
  .describe(
    'confirmed: by the maker or by two observations; reported: observed once; unconfirmed: derived, or contradicted by returns',
  )

export const fitReview = z
  .object({
    state: z.enum(FIT_REVIEW_STATES),
    label: z.string().describe('in the requested language'),
    text: z.string().describe('what it means and what to do, in the requested language'),
  })
  .optional()
  .describe('set where returns contradict this fit; its confidence is then unconfirmed')
