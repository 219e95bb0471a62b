// The stages of an application: received, in review, answers if staff ask, decision.
import type { ApprovalState } from '../../../../shared/membership.ts'

export type Stage = 'received' | 'review' | 'answers' | 'decision'
export type Progress = 'passed' | 'now' | 'ahead'

/** Null when there is no timeline: nothing was sent, the application has expired, or the membership is suspended. */
export function stagesOf(state: ApprovalState): { stage: Stage; progress: Progress }[] | null {
  const now = STAGE_NOW[state]
  if (!now) return null
  const stages: Stage[] =
    now === 'answers'
      ? ['received', 'review', 'answers', 'decision']
      : ['received', 'review', 'decision']
  const current = stages.indexOf(now)
  return stages.map((stage, index) => ({
    stage,
    progress: index < current ? 'passed' : index === current ? 'now' : 'ahead',
  }))
}

const STAGE_NOW: Partial<Record<ApprovalState, Stage>> = {
  submitted: 'received',
  in_review: 'review',
  more_info: 'answers',
  approved: 'decision',
  rejected: 'decision',
}
