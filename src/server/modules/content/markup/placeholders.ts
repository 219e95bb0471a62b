// Placeholders in texts, such as {{depositUsd}} and {{brandName}}: checks them, and fills them in when a text is read.
import { isBrandName, withBrand } from '../../../../shared/brand.ts'
import {
  businessText,
  isBusinessText,
  LIVE_TEXTS,
  type LiveFigures,
  unitOf,
} from '../../../../shared/business-texts.ts'
import type { Lang } from '../../../../shared/lang.ts'

/** An unknown name stays unchanged; the import rejects such names. */
export function fillPlaceholders(text: string, lang: Lang, live: LiveFigures): string {
  if (!text.includes('{{')) return text
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    isBusinessText(name) ? businessText(name, lang, live) : withBrand(whole),
  )
}

/** Whether a counted figure is needed to fill the text. */
export function needsLiveFigures(text: string): boolean {
  return [...text.matchAll(PLACEHOLDER)].some(([, name]) => LIVE_TEXTS.has(name ?? ''))
}

/** The errors in the placeholders of a text, with their lines (from 0). */
export function findPlaceholderErrors(text: string): { line: number; message: string }[] {
  return text.split('\n').flatMap((words, line) =>
    [...words.matchAll(ANY_BRACES)].flatMap((found) => {
      const name = found[1]?.trim() ?? ''
      if (found[1] === name && isBrandName(name)) return []
      if (!isBusinessText(name) || found[1] !== name) {
        return [{ line, message: `{{${name}}} is not a business constant; see README "Content"` }]
      }
      const unit = unitOf(name)
      const before = words.slice(0, found.index)
      const after = words.slice(found.index + found[0].length)
      const isTwice =
        unit === 'USD'
          ? /(?:USD|US\$|\$|美元)\s*$/.test(before) || /^\s*(?:USD|美元)/.test(after)
          : unit !== null && new RegExp(`^\\s*${unit}(?![a-z])`, 'i').test(after)
      return isTwice
        ? [{ line, message: `{{${name}}} carries "${unit}" already: leave it out` }]
        : []
    }),
  )
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g
const ANY_BRACES = /\{\{([^{}]*)\}\}/g
