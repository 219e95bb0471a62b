// Two folders that import each other form one tangled folder: this check reports every such pair.
import { dirname } from 'node:path'
import type { Check } from './check.ts'
import { cruiseSource, type Import } from './dependency-rules.ts'

/** Reports a pair when both folders match. */
const CHECKED_FOLDERS = /^src/
const TEST = /\.test\.tsx?$/

export const folderPairs: Check = {
  name: 'no two-way folder pairs',
  find: async () => twoWayPairs((await cruiseSource()).imports, CHECKED_FOLDERS),
}

/** One line per pair, with an import of each direction. Tests may import anything. */
export function twoWayPairs(imports: readonly Import[], checked: RegExp): string[] {
  const firstImport = new Map<string, Import>()
  for (const each of imports) {
    const [from, to] = [dirname(each.from), dirname(each.to)]
    if (from === to || TEST.test(each.from) || !checked.test(from) || !checked.test(to)) continue
    const direction = `${from} → ${to}`
    if (!firstImport.has(direction)) firstImport.set(direction, each)
  }
  return [...firstImport.values()].flatMap((there) => {
    const [from, to] = [dirname(there.from), dirname(there.to)]
    const back = firstImport.get(`${to} → ${from}`)
    if (!back || from > to) return []
    return [`${from} ↔ ${to}: ${there.from} imports ${there.to}, ${back.from} imports ${back.to}`]
  })
}
