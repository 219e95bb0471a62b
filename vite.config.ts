// Two builds of the site: the browser's (.build/client, with manifest) and the server's renderer (.build/server).
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  // The renderer carries its libraries, so that it runs in production mode whatever NODE_ENV says.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: isSsrBuild ? 'node22' : 'es2022',
    outDir: isSsrBuild ? '.build/server' : '.build/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    // No inlined files: the content policy allows pictures and fonts from this address only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : 'src/web/entry-client.tsx',
    },
  },
}))
