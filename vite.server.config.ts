// The build of the server that `npm start` runs: its modules and most libraries in a few files, which Node loads sooner
// than two thousand (decision 40).
import { relative, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Libraries with native code, and those that read files of their own folder. */
const EXTERNAL = ['sharp', '@resvg/resvg-js', 'pdfkit', 'svg-captcha', '@fastify/swagger-ui']
/** The server, and what it starts as a thread. */
const ENTRIES = {
  main: 'src/main.ts',
  'print-thread': 'src/server/modules/download/print/print-thread.ts',
}

export default defineConfig({
  plugins: [placesOfSources()],
  publicDir: false,
  ssr: { noExternal: true, external: EXTERNAL },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    target: 'node22',
    // For stack traces (platform/source-positions.ts).
    sourcemap: true,
    rolldownOptions: {
      input: ENTRIES,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash:7].js',
        sourcemapExcludeSources: true,
        // Smaller files are read faster; names stay, for stack traces.
        minify: { compress: false, mangle: false, codegen: true },
      },
    },
  },
})

const PLACES = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.(?:dirname|url)/g

/**
 * In a built module too, `import.meta.dirname` and `import.meta.url` are those of its source, beside which fonts,
 * migrations and data are found; a thread of ENTRIES is started from its built file.
 */
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    // Before other plugins change the code.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.' },
      handler(code, id) {
        // The built files are in one folder below .build.
        const source = `../../${relative(process.cwd(), id).split(sep).join('/')}`
        const built = code.replace(PLACES, (whole: string, thread?: string) => {
          if (thread && thread in ENTRIES) return `new URL('./${thread}.js', import.meta.url)`
          const url = `new URL('${source}', import.meta.url)`
          if (thread) return `new URL('./${thread}.ts', ${url})`
          return whole === 'import.meta.url'
            ? `${url}.href`
            : `(import.meta.dirname + '/${source}/..')`
        })
        return { code: built, map: null }
      },
    },
  }
}
