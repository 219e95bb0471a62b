// Content written by tests: a folder of Markdown files, imported as staff do it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { importContent } from '../../src/server/operations/import-content.ts'
import type { AppliedFolder } from '../../src/server/modules/content/writing/apply-folder.ts'
import type { TestApp } from './test-app.ts'

/** Contents by path: 'news/x/en_us.md', 'media/x.svg'. */
export type ContentFiles = Record<string, string | Buffer>

/** A drawing of 1200 by 600 with the given text. */
export function drawing(text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600" width="1200" height="600"><rect width="1200" height="600" fill="#F4F7F6"/><text x="60" y="300" font-size="60">${text}</text></svg>`
}

/** Front matter as YAML (JSON is YAML) and a body. */
export function markdown(fields: Record<string, unknown>, body = ''): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n${body}\n`
}

export async function contentFolder(files: ContentFiles): Promise<{
  folder: string
  remove(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'voltcell-content-'))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Imports the files; errors are those of the import. */
export async function importFiles(
  shop: Pick<TestApp, 'owner' | 'files'>,
  files: ContentFiles,
  now = new Date(),
): Promise<AppliedFolder> {
  const { folder, remove } = await contentFolder(files)
  try {
    return await importContent({ db: shop.owner, files: shop.files, folder, now, actor: 'test' })
  } finally {
    await remove()
  }
}

/** Replaces the content of a shop by these files. */
export async function replaceContent(shop: TestApp, files: ContentFiles): Promise<AppliedFolder> {
  await shop.owner.deleteFrom('content').execute()
  await shop.owner.deleteFrom('content_version').execute()
  return importFiles(shop, files)
}
