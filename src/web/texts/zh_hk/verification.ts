// Hong Kong Chinese texts of the verification screens.
import type { verification as master } from '../en_us/verification.ts'

export const verification: typeof master = {}
