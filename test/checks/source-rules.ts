// Style rules that no linter covers: header comments, sizes of files, the share of tests, a single reader of
// environment variables, nothing left for later, contract tests of library internals, a complete .env.example, no
// schemas in the browser, and no Latin commas in Chinese lists.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { settingNames } from '../../src/server/platform/config.ts'
import { percentile } from '../support/compare-times.ts'
import type { Check } from './check.ts'

export const sourceRules: Check[] = [
  {
    name: 'header comments',
    find: async () =>
      sources()
        .filter(({ text, path }) => !hasHeaderComment(text) && !path.endsWith('.test.ts'))
        .map(({ path }) => `${path} does not open with a comment saying what it is`),
  },
  {
    name: 'small files',
    find: async () => {
      const sized = sources()
        .filter(({ path }) => !TABLES.test(path))
        .map(({ path, text }) => ({ path, lines: linesOf(text) }))
      return [
        ...sized
          .filter(({ lines }) => lines > 300)
          .map(({ path }) => `${path} is longer than 300 lines`),
        ...excessiveLengths(sized.map(({ lines }) => lines)),
      ]
    },
  },
  {
    name: 'share of tests',
    find: async () => {
      const code = sources().filter(({ path }) => !TABLES.test(path))
      const tests = sources('src', 'test', 'e2e').filter(({ path }) => TESTS.test(path))
      const count = (files: readonly Source[]) =>
        files.reduce((sum, { text }) => sum + linesOf(text), 0)
      return wrongShare(count(tests) / count(code))
    },
  },
  {
    name: 'one reader of the environment',
    find: async () =>
      sources()
        .filter(({ path, text }) => /\bprocess\.env\b/.test(text) && !path.endsWith('/config.ts'))
        .map(({ path }) => `${path} reads the environment: only platform/config.ts does`),
  },
  {
    name: 'nothing left for later',
    find: async () =>
      sources()
        .filter(({ text }) => /\b(TODO|FIXME)\b/.test(text))
        .map(({ path }) => `${path} leaves something for later`),
  },
  {
    name: 'internals of libraries with contract tests',
    find: async () =>
      sources()
        .filter(({ path, text }) => reachesIntoLibrary(text) && !path.includes('.test'))
        .filter(({ path }) => !INTERNALS[path] || !existsSync(INTERNALS[path]))
        .map(({ path }) => `${path} uses an internal of a library without a contract test`),
  },
  {
    name: '.env.example',
    find: async () => {
      const text = readFileSync('.env.example', 'utf8')
      const shown = [...text.matchAll(/^([A-Z_]+)=/gm)].map((found) => found[1] ?? '')
      return [
        ...settingNames.filter((name) => !shown.includes(name)).map((name) => `${name} is missing`),
        ...shown.filter((name) => !settingNames.includes(name)).map((name) => `${name} is unknown`),
      ]
    },
  },
  {
    name: 'lists in the punctuation of their language',
    find: async () =>
      sources()
        .filter(({ path }) => SHOWN.test(path) && !/\.test\.tsx?$/.test(path))
        .filter(({ text }) => /\.join\('[,;.] '\)/.test(text))
        .map(({ path }) => `${path} joins words in English: use shared/punctuation.ts`),
  },
  {
    name: 'no schemas in the browser',
    find: async () => {
      const folder = '.build/client/assets'
      if (!existsSync(folder)) return ['the pages are not built']
      return readdirSync(folder)
        .filter((file) => file.endsWith('.js'))
        .filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('ZodError'))
        .map((file) => `${file} contains zod`)
    },
  },
]

/** Files that use what a library does not document, with the test that holds the library to it. */
const INTERNALS: Readonly<Record<string, string>> = {
  'src/server/db/described-query.ts': 'test/contracts/pg.test.ts',
  'src/server/db/named-client.ts': 'test/contracts/pg.test.ts',
  'src/server/platform/fonts/pdf-fonts.ts': 'test/contracts/pdfkit.test.ts',
  'src/web/app/markup/markup-hooks.ts': 'test/contracts/react.test.ts',
  'src/web/app/markup/render-markup.ts': 'test/contracts/react.test.ts',
}

/** A property that begins with an underscore, or one that its library asks not to use. */
export function reachesIntoLibrary(text: string): boolean {
  return /\._[a-z]\w*|__[A-Z]+_INTERNALS_/.test(text)
}

/** Lengths in lines that half of the files and 95 in a hundred do not exceed. */
const MEDIAN = 60
const PERCENTILE_95 = 200

export function excessiveLengths(lengths: readonly number[]): string[] {
  const median = percentile(lengths, 0.5)
  const large = percentile(lengths, 0.95)
  return [
    ...(median > MEDIAN ? [`the median file has ${median} lines, more than ${MEDIAN}`] : []),
    ...(large > PERCENTILE_95
      ? [`one file in twenty has ${large} lines or more, more than ${PERCENTILE_95}`]
      : []),
  ]
}

/** Lines of tests and their support code for each line of code. */
export const MIN_SHARE = 0.5

export function wrongShare(share: number): string[] {
  if (share >= MIN_SHARE) return []
  return [`there are ${share.toFixed(3)} lines of tests for a line of code, less than ${MIN_SHARE}`]
}

function linesOf(text: string): number {
  return text.split('\n').length - 1
}

interface Source {
  path: string
  text: string
}

function sources(...folders: string[]): Source[] {
  const listed = folders.length > 0 ? folders : ['src']
  return execFileSync('git', ['ls-files', ...listed], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

function hasHeaderComment(text: string): boolean {
  return text.startsWith('// ') || text.startsWith('/** ')
}

/** Code that writes for readers of three languages. */
const SHOWN = /^src\/(?:web\/(?!texts\/)|server\/modules\/(?:document|mail|media)\/)/

// Without limits of length: tables of texts and data, and tests.
const TABLES = /\/(texts|seed|data|fixtures)\/|\.test\.tsx?$/
const TESTS = /^(?:test|e2e)\/|\.test\.tsx?$/
