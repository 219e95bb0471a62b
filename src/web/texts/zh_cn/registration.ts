// Simplified Chinese texts of becoming a member.
import type { registration as master } from '../en_us/registration.ts'

export const registration: typeof master = {}
