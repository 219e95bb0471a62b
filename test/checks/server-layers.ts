// The layers of the server, from entry points down to the database, and operations with a single caller.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Check } from './check.ts'
import { cruiseSource } from './dependency-rules.ts'
import { groupProblems, upwardImports } from './layers.ts'

/**
 * From top to bottom, as in ARCHITECTURE.md; in addition, start-up does not import demo. `start-up`: the files directly in
 * src/server/.
 */
export const SERVER_LAYERS: readonly (readonly string[])[] = [
  ['entry points'],
  ['start-up', 'demo'],
  ['api', 'site', 'jobs'],
  ['staff'],
  ['operations'],
  ['http'],
  ['modules'],
  ['context'],
  ['backup'],
  ['platform'],
  ['db'],
]

const SERVER = 'src/server/'
const OPERATIONS = `${SERVER}operations/`

export const serverLayers: Check = {
  name: 'layers of the server',
  async find() {
    const { files, imports } = await cruiseSource()
    const layering = { layers: SERVER_LAYERS, groupOf }
    return [...groupProblems(files, layering), ...upwardImports(imports, layering)]
  },
}

/** 'modules' for src/server/modules/mail/x.ts, 'entry points' for src/main.ts and commands. */
export function groupOf(file: string): string | undefined {
  if (file === 'src/main.ts' || file.startsWith('src/commands/')) return 'entry points'
  if (!file.startsWith(SERVER)) return undefined
  const [first = '', second] = file.slice(SERVER.length).split('/')
  return second === undefined ? 'start-up' : first
}

export const sharedOperations: Check = {
  name: 'operations with several callers',
  find: async () => operationsWithOneCaller(sources()),
}

interface Source {
  path: string
  text: string
}

/**
 * Operations that only one use case calls, in whose file they belong. An `index.ts` binds one call with each use of a
 * name.
 */
export function operationsWithOneCaller(found: readonly Source[]): string[] {
  return found
    .filter(({ path }) => path.startsWith(OPERATIONS))
    .flatMap(({ path }) => {
      const callers = found.flatMap((each) => callsOf(path.slice(OPERATIONS.length), each))
      if (callers.length > 1) return []
      return [`${path} has one caller: ${callers[0] ?? 'none'}`]
    })
}

/**
 * The path of the source, once for each of its imports of the operation, or for each call that an index binds to it.
 */
function callsOf(operation: string, { path, text }: Source): string[] {
  const imports = text.match(IMPORT) ?? []
  const own = imports.filter((each) => each.includes(`/operations/${operation}'`))
  if (!path.endsWith('/index.ts')) return own.map(() => path)
  const code = text.replaceAll(IMPORT, '')
  const names = own.flatMap((each) => [...(/\{([^}]*)\}/.exec(each)?.[1] ?? '').matchAll(/\w+/g)])
  return names.flatMap(([name]) =>
    [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].map(() => path),
  )
}

/** The imports of a source text, static and on demand. */
const IMPORT = /^import [^']*'[^']*'|\bimport\('[^']*'\)/gm

function sources(): Source[] {
  return execFileSync('git', ['ls-files', SERVER, 'src/commands', 'src/main.ts'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
