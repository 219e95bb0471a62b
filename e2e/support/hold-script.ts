// Holds back a script of the built site, as a slow network would.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

interface HeldScript {
  /** Resolves when the browser has requested the script. */
  requested: Promise<void>
  /** Lets the script through. */
  release: () => void
}

/** `source` as in 'src/web/app/watch-navigation.ts'. The browser gets its script once `release` is called. */
export async function holdScript(page: Page, source: string): Promise<HeldScript> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: requested, resolve: markRequested } = Promise.withResolvers<void>()
  await page.route(`**/${builtFileOf(source)}`, async (route) => {
    markRequested()
    await released
    await route.continue()
  })
  return { requested, release }
}

/** The path of the script that the build made of a source file, such as 'assets/abc.js'. */
export function builtFileOf(source: string): string {
  const manifest = JSON.parse(readFileSync('.build/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >
  return manifest[source]?.file ?? 'no such file'
}
