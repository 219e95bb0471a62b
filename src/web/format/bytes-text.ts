// File size as text in KB or MB.
import { numberText } from '../../shared/number-text.ts'

const KB = 1024
const MB = KB * KB

/** 1,310,720 becomes '1.3 MB'; less than one KB becomes '1 KB'. */
export function bytesText(bytes: number): string {
  if (bytes < MB) return `${numberText(Math.max(1, Math.round(bytes / KB)))} KB`
  return `${numberText(Math.round((bytes / MB) * 10) / 10)} MB`
}
