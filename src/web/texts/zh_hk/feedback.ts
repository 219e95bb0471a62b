// Hong Kong Chinese texts of the feedback screens.
import type { feedback as master } from '../en_us/feedback.ts'

export const feedback: typeof master = {}
