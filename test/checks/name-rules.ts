// Checks of names: replaced words stay out of new names, and two things never share a name.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Check } from './check.ts'

/** Private words of earlier versions, each with the term that replaced it. */
const REPLACED: Readonly<Record<string, string>> = {
  asker: 'principal or client',
  desk: 'staff context or service',
  door: 'early cache',
  edition: 'cache version',
  faults: 'errors',
  forget: 'delete or erase',
  gather: 'collect',
  kept: 'stored or cached',
  least: 'min',
  machines: 'feeds',
  manner: 'request key',
  most: 'max',
  noted: 'audited',
  papers: 'documents',
  piece: 'entry, token or lazy component',
  pieces: 'entries, tokens or units',
  refusal: 'rejection',
  refuse: 'reject',
  refused: 'rejected',
  riddle: 'puzzle or challenge',
  say: 'the texts t, or print',
  sendings: 'submissions',
  standing: 'membership status',
  sweep: 'collect or delete',
  tell: 'notify or print',
  told: 'printed or announced',
  tries: 'attempts',
  wished: 'listed',
  worth: 'token status',
}
/**
 * Names that calls fix, drawings of standing batteries, and lists that a company orders from again.
 */
const EXEMPT =
  /(?:Route|Call)$|^standing(?:Body|Reach)$|^body-standing$|standing-?(?:list|line|order|row|repository|service)|Standing(?:List|Line|Order|Row|$)/

export const replacedWords: Check = {
  name: 'terms of the field in names',
  find: async () =>
    sources(['src', 'test', 'e2e', 'bench'])
      .filter(({ path }) => !path.includes('/texts/'))
      .flatMap(({ path, text }) =>
        [stemOf(path), ...namesToCheck(path, text)]
          .filter((name) => !EXEMPT.test(name))
          .flatMap((name) =>
            replacedIn(name).map(
              (word) => `${path}: ${name} says "${word}": use ${REPLACED[word] ?? 'another word'}`,
            ),
          ),
      ),
}

export const sharedNames: Check = {
  name: 'one name for one thing',
  find: async () => {
    const found = sources(['src'])
    return [
      ...typesNamedLikeComponents(found),
      ...operationsNamedLikeCalls(found),
      ...filesOfOneStem(found.map(({ path }) => path)),
    ]
  },
}

/** Words that are replaced in constants only: 'MOST_ROWS' is 'MAX_ROWS', but 'mostPopular' is English. */
const BOUNDS = ['most', 'least']

/** The replaced words in a camelCase, CONSTANT_CASE or kebab-case name. */
export function replacedIn(name: string): string[] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const isConstant = name === name.toUpperCase()
  return words.filter(
    (word) => Object.hasOwn(REPLACED, word) && (isConstant || !BOUNDS.includes(word)),
  )
}

interface Source {
  path: string
  text: string
}

export function typesNamedLikeComponents(found: readonly Source[]): string[] {
  const types = new Map(
    found.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map((m) => [m[1] ?? '', path]),
    ),
  )
  return found
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:default )?(?:function|const) ([A-Z]\w*)/gm)]
        .map((m) => m[1] ?? '')
        .filter((name) => types.has(name))
        .map((name) => `${path}: the component ${name} is named like a type of ${types.get(name)}`),
    )
}

export function operationsNamedLikeCalls(found: readonly Source[]): string[] {
  const calls = new Set(
    found
      .filter(({ path }) => path.startsWith('src/contract/'))
      .flatMap(({ text }) => [...text.matchAll(/^export const (\w+)Route\b/gm)])
      .map((m) => kebab(m[1] ?? '')),
  )
  return found
    .filter(({ path }) => path.startsWith('src/server/operations/') && calls.has(stemOf(path)))
    .map(({ path }) => `${path} is named like a call`)
}

/** Files whose names are the same in every folder of a layer. */
const REPEATED = /^(?:index|routes)$/

/** `paths` of source files; tests and texts are left out. */
export function filesOfOneStem(paths: readonly string[]): string[] {
  const first = new Map<string, string>()
  return paths
    .filter((path) => !/\.test(?:-data)?\.tsx?$|\/texts\//.test(path))
    .filter((path) => !REPEATED.test(stemOf(path)))
    .flatMap((path) => {
      const key = `${layerOf(path)} ${stemOf(path)}`
      const other = first.get(key)
      if (other === undefined) first.set(key, path)
      return other === undefined ? [] : [`${path} and ${other} have one name in one layer`]
    })
}

/** 'src/server/modules', 'src/web/features', 'src/client'; each area of screens mirrors a part of the site. */
function layerOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  const isScreen = path.startsWith('src/web/screens/')
  return folders.slice(0, isScreen ? 4 : 3).join('/')
}

/** Every name that a file declares at its top level; of tests those that other files import. */
export function namesToCheck(path: string, text: string): string[] {
  const start = /^(?:src|bench)\//.test(path) ? '(?:export )?' : 'export '
  const kinds = '(?:async )?(?:function\\*?|const|let|class|interface|type)'
  return [...text.matchAll(new RegExp(`^${start}${kinds} (\\w+)`, 'gm'))].map((m) => m[1] ?? '')
}

function kebab(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
}

function stemOf(path: string): string {
  return basename(path).replace(/\..*$/, '')
}

function sources(folders: string[]): Source[] {
  return execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
