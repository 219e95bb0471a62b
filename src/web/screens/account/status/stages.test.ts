// Maps each application state to its stage; states outside the timeline have none.
import { expect, test } from 'vitest'
import { APPROVAL_STATES } from '../../../../shared/membership.ts'
import { stagesOf } from './stages.ts'

const stagesText = (state: (typeof APPROVAL_STATES)[number]) =>
  stagesOf(state)
    ?.map(({ stage, progress }) => `${stage} ${progress}`)
    .join(', ') ?? null

test.each([
  ['none', null],
  ['email_verified', null],
  ['submitted', 'received now, review ahead, decision ahead'],
  ['in_review', 'received passed, review now, decision ahead'],
  ['more_info', 'received passed, review passed, answers now, decision ahead'],
  ['approved', 'received passed, review passed, decision now'],
  ['rejected', 'received passed, review passed, decision now'],
  ['suspended', null],
  ['expired', null],
] as const)('an application in the state %s shows the stages “%s”', (state, stages) =>
  expect(stagesText(state)).toBe(stages),
)
