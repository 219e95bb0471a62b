// Hong Kong Chinese texts of the help screens.
import type { help as master } from '../en_us/help.ts'

export const help: typeof master = {}
