// Hong Kong Chinese texts of the downloads screens.
import type { downloads as master } from '../en_us/downloads.ts'

export const downloads: typeof master = {}
