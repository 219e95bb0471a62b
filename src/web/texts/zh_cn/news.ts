// Simplified Chinese texts of the news screens.
import type { news as master } from '../en_us/news.ts'

export const news: typeof master = {}
