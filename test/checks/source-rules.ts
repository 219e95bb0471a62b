// Style rules that no linter covers: header comments, file sizes, a single reader of environment variables, nothing left for
// later, a complete .env.example, no schemas in the browser, and no Latin commas in Chinese lists.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { settingNames } from '../../src/server/platform/config.ts'
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
      const sized = sources().filter(({ path }) => !TABLES.test(path))
      const lengths = sized.map(({ text }) => text.split('\n').length - 1).sort((a, b) => a - b)
      const median = lengths[Math.floor(lengths.length / 2)] ?? 0
      return [
        ...sized
          .filter(({ text }) => text.split('\n').length - 1 > 300)
          .map(({ path }) => `${path} is longer than 300 lines`),
        ...(median > 60 ? [`the median file has ${median} lines, more than 60`] : []),
      ]
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
        .map((file) => `${file} carries zod`)
    },
  },
]

interface Source {
  path: string
  text: string
}

function sources(): Source[] {
  return execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

function hasHeaderComment(text: string): boolean {
  return text.startsWith('// ') || text.startsWith('/** ')
}

/** Code that writes for readers of three languages. */
const SHOWN = /^src\/(?:web\/(?!texts\/)|server\/modules\/(?:document|mail|media)\/)/

// Tables of texts and data may be long.
const TABLES = /\/(texts|seed|data|fixtures)\/|\.test\.tsx?$/
