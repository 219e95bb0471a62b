// Check of docs/order-rules.md: the files it names exist, and the tests it quotes are in them.
import { existsSync, readFileSync } from 'node:fs'
import type { Check } from './check.ts'

const TABLE = 'docs/order-rules.md'
const FILE = /`((?:src|test|e2e)\/[\w./-]+)`(?: “([^”]+)”)?/g

export const ruleTable: Check = {
  name: 'files and tests of the rules of orders',
  find: async () => wrongReferences(readFileSync(TABLE, 'utf8'), readIfPresent),
}

/** A message for each file that does not exist, and for each quotation that its file does not contain. */
export function wrongReferences(
  table: string,
  read: (path: string) => string | undefined,
): string[] {
  return table.split('\n').flatMap((row, index) => {
    const at = `${TABLE}:${index + 1}`
    const named = [...row.matchAll(FILE)]
    const isRule = row.startsWith('| ') && !/^\| (?:Rule|Constant|---)/.test(row)
    const hasTest = named.some(([, , quoted]) => quoted !== undefined)
    const wrong = named.flatMap(([, path = '', quoted]) => {
      const text = read(path)
      if (text === undefined) return [`${at} names ${path}, which does not exist`]
      const isFound = quoted === undefined || text.includes(quoted)
      return isFound ? [] : [`${at} quotes “${quoted}”, which ${path} does not contain`]
    })
    return isRule && !hasTest ? [...wrong, `${at} names no test`] : wrong
  })
}

function readIfPresent(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
