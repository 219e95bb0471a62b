// Checks that interface texts and mails keep a number and its unit on one line.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepUnits } from '../../src/shared/keep-units.ts'
import type { Check } from './check.ts'

const FOLDERS = ['src/web/texts', 'src/server/modules/mail/texts']
const COMMENT = /^\s*(?:\/\/|\/?\*)/

export const unitsOfTexts: Check = {
  name: 'numbers kept with their units in texts',
  find: async () =>
    FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .flatMap((name) => breaksIn(join(folder, name))),
    ),
}

function breaksIn(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      canBreakBeforeUnit(line)
        ? [`${path}:${at + 1}: write \\u00a0 between a number and its unit`]
        : [],
    )
}

/** `line`: of source code, in which a value that is filled in counts as a number. */
export function canBreakBeforeUnit(line: string): boolean {
  if (COMMENT.test(line)) return false
  const filled = line.replaceAll(/\$\{[^{}]*\}/g, '1')
  return keepUnits(filled) !== filled
}
