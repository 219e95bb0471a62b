// Budgets of a page's first load: bytes of scripts, style sheets and font as they are sent, read from the built
// manifest.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { AssetManifest } from '../../src/web/app/asset-manifest.ts'
import { type PageAssets, pageAssets } from '../../src/web/app/assets.ts'
import type { ScreenRoute } from '../../src/web/loading/route-module.ts'
import { accountRoutes } from '../../src/web/screens/account/routes.ts'
import { catalogueRoutes } from '../../src/web/screens/catalogue/routes.ts'
import { checkoutRoutes } from '../../src/web/screens/checkout/routes.ts'
import { companyRoutes } from '../../src/web/screens/company/routes.ts'
import { helpRoutes } from '../../src/web/screens/help/routes.ts'
import { homeRoutes } from '../../src/web/screens/home/routes.ts'
import { wishListRoutes } from '../../src/web/screens/wish-list/routes.ts'
import type { Check } from './check.ts'

const CLIENT = '.build/client'
const MANIFEST = `${CLIENT}/.vite/manifest.json`

interface Budget {
  /** The screen, and the lazy components that its server-rendered page shows. */
  id: string
  components?: string[]
  scriptKib: number
  sheetKib: number
}

/**
 * At most a third of a KiB above what was measured for scripts, half a KiB for style sheets; the texts of lazy components are not counted. The last five are pages of
 * members.
 */
const BUDGETS: Budget[] = [
  { id: 'home/home', scriptKib: 90, sheetKib: 8.75 },
  { id: 'catalogue/product-detail', scriptKib: 94.5, sheetKib: 8.5 },
  { id: 'catalogue/category', scriptKib: 96.25, sheetKib: 9 },
  {
    id: 'catalogue/search-products',
    components: ['search-notes'],
    scriptKib: 99.75,
    sheetKib: 9.25,
  },
  { id: 'catalogue/product-updates-table', scriptKib: 94.75, sheetKib: 9.25 },
  { id: 'wish-list/wish-list', scriptKib: 99.75, sheetKib: 8.25 },
  { id: 'account/sign-up', scriptKib: 84.75, sheetKib: 6.25 },
  { id: 'account/register', scriptKib: 100.75, sheetKib: 7.25 },
  {
    id: 'help/feedback',
    components: ['feedback-form', 'follow-case'],
    scriptKib: 98.25,
    sheetKib: 7.5,
  },
  { id: 'company/about', scriptKib: 90.75, sheetKib: 8.25 },
  { id: 'catalogue/product-detail', components: ['price-block'], scriptKib: 97.75, sheetKib: 9.25 },
  { id: 'catalogue/category', components: ['price-tag'], scriptKib: 98.5, sheetKib: 9.5 },
  { id: 'account/member/member-home', scriptKib: 85, sheetKib: 6.25 },
  {
    id: 'account/member/member-home',
    components: ['dropshipper-overview'],
    scriptKib: 88.25,
    sheetKib: 7.25,
  },
  { id: 'checkout/checkout', scriptKib: 98.5, sheetKib: 7 },
]

/** The budget of the font that is loaded before the first text. */
const FONT_KIB = 25

export const firstLoad: Check = {
  name: 'first loads within their budgets',
  find: async () => {
    if (!existsSync(MANIFEST)) return ['the pages are not built']
    const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as AssetManifest
    const stable = stableHashes(manifest)
    return BUDGETS.flatMap((budget) => excessOf(budget, manifest, stable))
  },
}

function excessOf(
  { id, components = [], scriptKib, sheetKib }: Budget,
  manifest: AssetManifest,
  stable: ReadonlyMap<string, string>,
) {
  const route = ROUTES.map((screen) => screen.route).find((each) => each.id === id)
  if (!route) return [`there is no screen ${id}`]
  const { sheets, font, ...assets } = pageAssets(manifest, {
    lang: 'en_us',
    screen: route,
    components,
  })
  const page = [id, ...components].join(' + ')
  const found: [string, number, number][] = [
    ['scripts', kibOf(scriptsOf(assets), stable), scriptKib],
    [
      'style sheets',
      kibOf(
        sheets.map(({ address }) => address),
        stable,
      ),
      sheetKib,
    ],
    ['font', font ? statSync(CLIENT + font).size / 1024 : Infinity, FONT_KIB],
  ]
  return found.flatMap(([kind, kib, max]) =>
    kib <= max ? [] : [`${page}: ${kib.toFixed(2)} KiB of ${kind}, more than ${max}`],
  )
}

function scriptsOf(assets: Pick<PageAssets, ScriptFields>): string[] {
  const { scriptLoader, entry, base, earlyScripts, scripts } = assets
  return [scriptLoader, entry, base, ...earlyScripts, ...scripts]
}

type ScriptFields = 'scriptLoader' | 'entry' | 'base' | 'earlyScripts' | 'scripts'

const ROUTES: ScreenRoute[] = [
  ...homeRoutes,
  ...catalogueRoutes,
  ...accountRoutes,
  ...checkoutRoutes,
  ...companyRoutes,
  ...helpRoutes,
  ...wishListRoutes,
]

function kibOf(files: readonly string[], stable: ReadonlyMap<string, string>): number {
  const sizes = Array.from(new Set(files), (file) => {
    const text = readFileSync(CLIENT + file, 'utf8')
    const named = text.replaceAll(FILE_HASH, (hash) => stable.get(hash) ?? hash)
    return brotliCompressSync(named).length / 1024
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The hash in the name of a built script or style sheet. */
const FILE_HASH = /[\w-]{7}(?=\.(?:js|css)\b)/g

/**
 * For the hash in the name of each script another one, of the same length, that depends on what the script is called
 * and not on its content. Otherwise a change anywhere would give the files that refer to it another compressed size.
 */
function stableHashes(manifest: AssetManifest): Map<string, string> {
  const named = Object.values(manifest).filter(({ name }) => name !== undefined)
  return new Map(
    named.flatMap(({ file, name = '' }) => {
      const [hash] = FILE_HASH_AT_END.exec(file) ?? []
      const stable = createHash('sha256').update(name).digest('base64url').slice(0, 7)
      return hash === undefined ? [] : [[hash, stable] as const]
    }),
  )
}

const FILE_HASH_AT_END = /[\w-]{7}(?=\.(?:js|css)$)/
