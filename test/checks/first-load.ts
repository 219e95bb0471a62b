// Budgets of a page's first load: bytes of scripts, style sheets and font as they are sent, read from the built
// manifest.
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
 * At most half a KiB above what was measured; the texts of lazy components are not counted. The last five are pages of
 * members.
 */
const BUDGETS: Budget[] = [
  { id: 'home/home', scriptKib: 89.75, sheetKib: 8.75 },
  { id: 'catalogue/product-detail', scriptKib: 94.25, sheetKib: 8.5 },
  { id: 'catalogue/category', scriptKib: 96, sheetKib: 9 },
  {
    id: 'catalogue/search-products',
    components: ['search-notes'],
    scriptKib: 99.5,
    sheetKib: 9.25,
  },
  { id: 'catalogue/product-updates-table', scriptKib: 94.75, sheetKib: 9.25 },
  { id: 'wish-list/wish-list', scriptKib: 99.5, sheetKib: 8.25 },
  { id: 'account/sign-up', scriptKib: 84.5, sheetKib: 6.25 },
  { id: 'account/register', scriptKib: 100.5, sheetKib: 7.25 },
  {
    id: 'help/feedback',
    components: ['feedback-form', 'follow-case'],
    scriptKib: 98.25,
    sheetKib: 7.5,
  },
  { id: 'company/about', scriptKib: 90.5, sheetKib: 8.25 },
  { id: 'catalogue/product-detail', components: ['price-block'], scriptKib: 97.5, sheetKib: 9.25 },
  { id: 'catalogue/category', components: ['price-tag'], scriptKib: 98.25, sheetKib: 9.5 },
  { id: 'account/member/member-home', scriptKib: 85, sheetKib: 6.25 },
  {
    id: 'account/member/member-home',
    components: ['dropshipper-overview'],
    scriptKib: 88,
    sheetKib: 7.25,
  },
  { id: 'checkout/checkout', scriptKib: 98.25, sheetKib: 7 },
]

/** Other hashes in the names of files change the compressed size by this much, although nothing else changed. */
const NOISE_KIB = 0.2

/** The budget of the font that is loaded before the first text. */
const FONT_KIB = 25

export const firstLoad: Check = {
  name: 'first loads within their budgets',
  find: async () => {
    if (!existsSync(MANIFEST)) return ['the pages are not built']
    const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as AssetManifest
    return BUDGETS.flatMap((budget) => excessOf(budget, manifest))
  },
}

function excessOf({ id, components = [], scriptKib, sheetKib }: Budget, manifest: AssetManifest) {
  const route = ROUTES.map((screen) => screen.route).find((each) => each.id === id)
  if (!route) return [`there is no screen ${id}`]
  const { sheets, font, ...assets } = pageAssets(manifest, {
    lang: 'en_us',
    screen: route,
    components,
  })
  const page = [id, ...components].join(' + ')
  const found: [string, number, number][] = [
    ['scripts', kibOf(scriptsOf(assets)), scriptKib],
    ['style sheets', kibOf(sheets.map(({ address }) => address)), sheetKib],
    ['font', font ? statSync(CLIENT + font).size / 1024 : Infinity, FONT_KIB],
  ]
  return found.flatMap(([kind, kib, max]) =>
    kib <= max + NOISE_KIB ? [] : [`${page}: ${kib.toFixed(1)} KiB of ${kind}, more than ${max}`],
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

function kibOf(files: readonly string[]): number {
  const unique = new Set(files)
  return [...unique].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(CLIENT + file)).length / 1024,
    0,
  )
}
