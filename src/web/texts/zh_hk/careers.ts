// Hong Kong Chinese texts of the careers screens.
import type { careers as master } from '../en_us/careers.ts'

export const careers: typeof master = {}
