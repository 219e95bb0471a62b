// The size of a file in words: KB and MB as file lists say them.
import type { Lang } from '../../../shared/lang.ts'
import { numberFormat } from '../../parts/format.ts'

const KB = 1024
const MB = KB * KB

/** 1,310,720 is '1.3 MB'; below one KB '1 KB'. */
export function bytesText(bytes: number, lang: Lang): string {
  const number = numberFormat(lang)
  if (bytes < MB) return `${number(Math.max(1, Math.round(bytes / KB)))} KB`
  return `${number(Math.round((bytes / MB) * 10) / 10)} MB`
}
