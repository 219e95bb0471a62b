// File size as text in KB or MB.
import type { Lang } from '../../shared/lang.ts'
import { numberFormat } from './format.ts'

const KB = 1024
const MB = KB * KB

/** 1,310,720 becomes '1.3 MB'; less than one KB becomes '1 KB'. */
export function bytesText(bytes: number, lang: Lang): string {
  const number = numberFormat(lang)
  if (bytes < MB) return `${number(Math.max(1, Math.round(bytes / KB)))} KB`
  return `${number(Math.round((bytes / MB) * 10) / 10)} MB`
}
