// Texts of the area home in Simplified Chinese.
import type { home as master } from '../en_us/home.ts'

export const home: typeof master = {}
