// Two builds of the site: the browser's (.build/client, with manifest, and .build/compressed) and the server's renderer
// (.build/server).
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { type AssetManifest, ENTRY, SCRIPT_LOADER, sheetsOf } from './src/web/app/asset-manifest.ts'

/** Makes the server's files smaller, so that they are read faster; names stay, for stack traces. */
const WITHOUT_SPACES = { compress: false, mangle: false, codegen: true } as const

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), layersInOrder(), ...(isSsrBuild ? [] : [joinedSheets(), compressedFiles()])],
  publicDir: isSsrBuild ? false : 'public',
  css: { modules: { generateScopedName: shortName } },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/workers/[name]-[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: assetName,
      },
    },
  },
  // The renderer bundles its libraries, so that it runs in production mode whatever the value of NODE_ENV.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: isSsrBuild ? 'node22' : 'es2022',
    outDir: isSsrBuild ? '.build/server' : '.build/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // For the stack traces of the server.
    sourcemap: isSsrBuild ?? false,
    modulePreload: {
      polyfill: false,
      // A navigation waits for the style sheets in this list, and starts the large scripts that many pages share.
      // Small scripts are discovered one round trip later, because every name adds bytes to the first page.
      resolveDependencies: (file, needs) =>
        needs.filter((need) => need.endsWith('.css') || (need !== file && LARGE.test(need))),
    },
    // No inlined files: the Content-Security-Policy allows pictures and fonts from this origin only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/web/app/entry-server.tsx' : [ENTRY, SCRIPT_LOADER],
      // One file for the code that every page needs, instead of a dozen small ones.
      output: isSsrBuild
        ? { sourcemapExcludeSources: true, minify: WITHOUT_SPACES }
        : {
            assetFileNames: assetName,
            // The base file lists every chunk and style sheet by name; descriptive names would be most of that list.
            chunkFileNames: ({ name }) =>
              name in GROUPS ? `assets/${name}-[hash:7].js` : 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'base', test: isBase },
                ...Object.entries(GROUPS).map(([name, group]) => ({
                  name,
                  test: patternOf(group),
                })),
              ],
            },
          },
    },
  },
}))

/** The libraries and the page frame, as patterns of paths; screens and code loaded on demand are in other chunks. */
export const BASE = [
  'node_modules/(react|react-dom|scheduler)/',
  'src/shared/lang',
  'src/client/(call|browser-transport|session-\\w+|home)\\.ts',
  'src/ui/(button|class-names|charge-bar|disclosure|field|icons|page|section-heading|visually-hidden)',
  'src/web/(router/|loading/|format/(?!bytes-text)|page/(?!head)|layouts/(?!drop-ship|staff)|paths|texts\\.ts|site-context)',
  'src/web/app/(routes|screen-error|hydration|follow-links)',
  'src/web/screens/\\w+/routes',
  'src/web/features/frame/((bottom-bar|brand|header|choices)/|footer/(?!footer-parts)|mega-menu/((lazy-)?mega-menu\\.|menu-tree))',
  'src/web/features/frame/not-found/error-panel',
  'src/web/features/frame/drawer/menu-button',
  'src/web/components/toasts/(toast|message-drawer|on-demand|failure-messages)',
  'src/web/features/search/site-search/search-box',
  'src/web/features/search/label-photo/label-photo-button',
  'src/web/features/catalogue/compare-tray/compare-(link|store)',
  'src/web/features/wish-button/(wish-list-button|wish-store)',
  'src/web/features/account/lazy-member-parts',
  'src/web/features/pricing/price/(card-price|for-member|lazy-prices|lazy-basket-button)',
  'src/web/features/catalogue/(stock-band|product-facts/measures)',
  'src/web/components/(breadcrumbs|themed-plot|tool-menu|copy-button/copy-text)',
  'src/shared/(brand|business-constants|currency-name)',
  'rolldown/runtime',
  'src/web/features/(content/article/text-lang|catalogue/product-card/card-label|support/feedback/feedback-path)',
  'src/web/components/(use-live|screen-title)',
  'src/web/format/bytes-text',
  'src/ui/chip',
]
const BASE_PATTERN = new RegExp(BASE.join('|'))

function isBase(id: string): boolean {
  return BASE_PATTERN.test(id)
}

/**
 * Worker scripts have their own folder, because the server sends them with another policy. Text recognition
 * expects its data under a fixed file name, so the folder name contains the hash.
 */
function assetName({ names }: { names: string[] }): string {
  if (names.some((name) => name.endsWith('worker.min.js')))
    return 'assets/workers/[name]-[hash:7][extname]'
  if (names.some((name) => name.endsWith('.traineddata.gz')))
    return 'assets/[hash:7]/[name][extname]'
  if (names.some((name) => name.endsWith('.css'))) return 'assets/[hash:7][extname]'
  return 'assets/[name]-[hash][extname]'
}

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort()
const classes = new Map<string, string[]>()

/**
 * A class name of the built style sheets: two characters for the file and one or two for the class. Neighbouring names are
 * similar, so they compress well, unlike hashes. Both builds number the same files in the same order.
 */
function shortName(name: string, file: string): string {
  const sheet = relative('src', file.replace(/\?.*/, ''))
  const at = SHEETS.indexOf(sheet)
  if (at === -1) throw new Error(`${file} is not below src/`)
  const names = classes.get(sheet) ?? []
  classes.set(sheet, names)
  if (!names.includes(name)) names.push(name)
  // Starts at "b0", because ad blockers hide classes that begin with "ad".
  return (36 * 11 + at).toString(36) + names.indexOf(name).toString(36)
}

/** Patterns of paths: below a folder of features or components in any area, and of others below src/. */
interface ScriptGroup {
  inFeatures?: string
  others?: string
}

/** Code shared by pages of one kind: one file is one request, and one name fewer in the base file's list. */
export const GROUPS: Readonly<Record<string, ScriptGroup>> = {
  'all-copy': {
    inFeatures: 'copy-button/',
    others: 'shared/groups-of-four\\.',
  },
  'all-files': {
    inFeatures: 'save-file',
    others: 'client/(?:form-caller|fetch-file|product-support|contact)\\.',
  },
  'all-form': {
    inFeatures: 'form/(?!name-|use-dial-code|stored-|use-stored-)|security-code/',
    others: 'client/(?:reference|idempotency-key)\\.',
  },
  'all-content': {
    inFeatures: 'article/|content-card/',
    others: 'ui/(?:rich-text|picture)\\.|client/company\\.',
  },
  'all-card': {
    inFeatures: 'product-card/|price-hint/|match-reason/',
  },
  'all-list': {
    inFeatures:
      'product-list/(?:product-rows|removable-filters|no-products)|facets/(?:facets|filter-form|list-canonical)|sort-bar/|product-table/',
  },
  'all-compare': {
    inFeatures: 'compare-tray/(?!compare-(?:link|store))',
  },
  // What reads the filters, the order and the page of a list from its address, and loads it; 'all-list' shows it.
  'all-query': {
    inFeatures:
      'product-list/(?:list-failure|load-list|use-last-answer|product-list\\.module)|facets/(?:read-number|size-filter|filter-address)',
    others: 'shared/sort-directions',
  },
  'all-price': {
    inFeatures: 'quantity/|price/(?:special-applies|money-format)|plain-amount\\.',
    others: 'shared/price-rules\\.',
  },
  'all-answer': {
    inFeatures: 'search-parts/(?:search-answer|ask-us|nearest|answer-)',
  },
  'all-upload': {
    inFeatures:
      'attachment/|idempotency-keys\\.|feedback/(?:case-opened|inquiry-fields|feedback\\.module)',
    others: 'shared/case-states',
  },
  'all-input': {
    others: 'web/components/tab-input\\.',
  },
  'all-sign-up': {
    inFeatures: 'form/(?:name-|use-dial-code)',
    others: 'web/screens/account/register/(?:steps|registration-storage|registration)\\.',
  },
  'all-area': {
    others:
      'web/screens/company/(?:crumbs|company\\.module)|web/screens/help/(?:trail|help\\.module)',
  },
}

function patternOf({ inFeatures, others }: ScriptGroup): RegExp {
  const inside = inFeatures && `${ANY_FEATURE}(?:${inFeatures})`
  return new RegExp(`src/(?:${[inside, others].filter(Boolean).join('|')})`)
}

/** Below src/; before the patterns of a group. */
export const ANY_FEATURE = 'web/(?:features|components)/(?:[\\w-]+/)?'

/** Shared scripts that a navigation starts to load early, because they are large. */
const LARGE = /\/all-(?:form|content|list|card)-[^/]+$/

/**
 * Declares the layer order at the start of every style sheet, because a navigation may load them in any order.
 */
function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          file.source = `@layer reset,tokens,base,ui,screen;${String(file.source)}`
        }
      },
    },
  }
}

/**
 * Joins the style sheets of every page into one, and those of each screen into one more, so that the first paint waits
 * for a single round trip. The manifest names each joined sheet and its parts, which navigations still load one by one,
 * and how long each script is.
 */
function joinedSheets(): Plugin {
  return {
    name: 'joined-sheets',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const path = join(CLIENT, '.vite/manifest.json')
      const manifest = JSON.parse(await readFile(path, 'utf8')) as AssetManifest
      const everywhere = sheetsOf(manifest, [ENTRY])
      for (const [key, chunk] of Object.entries(manifest)) {
        const built = bundle[chunk.file]
        if (built?.type === 'chunk') chunk.characters = built.code.length
        const isScreen = key.startsWith('src/web/screens/') && chunk.isDynamicEntry
        if (!isScreen && key !== ENTRY) continue
        const own = sheetsOf(manifest, [key]).filter((sheet) => !everywhere.includes(sheet))
        const parts = isScreen ? own : everywhere
        if (parts.length > 1) chunk.joined = { file: await writeJoined(parts), parts }
      }
      await writeFile(path, JSON.stringify(manifest))
    },
  }
}

async function writeJoined(parts: readonly string[]): Promise<string> {
  const contents = await Promise.all(parts.map((part) => readFile(join(CLIENT, part), 'utf8')))
  const content = contents.join('')
  const file = `assets/${createHash('sha256').update(content).digest('base64url').slice(0, 7)}.css`
  await writeFile(join(CLIENT, file), content)
  return file
}

const CLIENT = '.build/client'
const COMPRESSED = '.build/compressed'
/** These formats are compressed already. */
const PACKED = new Set(['.woff2', '.png', '.ico', '.gz'])
/** Above this size, maximum compression takes seconds for a single file. */
const HUGE = 2_000_000

/**
 * Writes each file of the browser's build once more as Brotli (.br) and gzip (.gz). Maximum compression of all files
 * takes several seconds of CPU, which every start of the server would spend otherwise.
 */
function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async closeBundle() {
      await rm(COMPRESSED, { recursive: true, force: true })
      const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true })
      const files = entries
        .filter((entry) => entry.isFile() && !PACKED.has(extname(entry.name)))
        .map(({ parentPath, name }) => relative(CLIENT, join(parentPath, name)))
      await Promise.all(files.map(compress))
    },
  }
}

async function compress(file: string): Promise<void> {
  const plain = await readFile(join(CLIENT, file))
  const isHuge = plain.length > HUGE
  const params = { [constants.BROTLI_PARAM_QUALITY]: isHuge ? 9 : 11 }
  const target = join(COMPRESSED, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(`${target}.br`, await promisify(brotliCompress)(plain, { params }))
  await writeFile(`${target}.gz`, await promisify(gzip)(plain, { level: isHuge ? 6 : 9 }))
}
