// Simplified Chinese texts of the company screens.
import type { company as master } from '../en_us/company.ts'

export const company: typeof master = {}
