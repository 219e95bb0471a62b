// Every page as the shop's own renderer writes it, compared with what react-dom/server writes.
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import type { Transport } from '../src/client/call.ts'
import { callPath } from '../src/shared/call-path.ts'
import { type Lang, langPrefix } from '../src/shared/lang.ts'
import type { PageRequest, RenderedPage } from '../src/web/app/entry-server.tsx'
import { send, useShop } from './support/ask.ts'
import { createMember } from './support/create-member.ts'
import { MEMBER_PAGES, SITE_PAGES } from './support/site-pages.ts'

type Render = (node: ReactNode) => string
interface Web {
  renderPage: (page: PageRequest, render: Render) => Promise<RenderedPage>
  /** The shop's own renderer; throws for what it does not know. */
  renderKnown: Render
  renderToString: Render
}

const shop = useShop()
let web: Web
let memberHeaders: Record<string, string>
beforeAll(async () => {
  web = (await import(join(import.meta.dirname, '../.build/server/entry-server.js'))) as Web
  memberHeaders = (await createMember(shop().db)).headers
})

/**
 * Both renderers get equal answers, but not the same objects: the second would take over the frame that the first one
 * rendered.
 */
function transportFor(headers: Record<string, string>): Transport {
  const answers = new Map<string, string>()
  return async (method, path, input) => {
    const { address, body } = callPath(method, path, input as Record<string, unknown>)
    const key = `${method} ${address} ${body}`
    const known = answers.get(key) ?? (await send(shop(), method, address, body, headers)).body
    answers.set(key, known)
    return JSON.parse(known) as Awaited<ReturnType<Transport>>
  }
}

/** What is wrong with which page: its markup differs, the renderer does not know a part of it, or it fails. */
async function differing(pages: readonly string[], lang: Lang, headers: Record<string, string>) {
  const wrong: Record<string, string> = {}
  for (const path of pages) {
    const page = {
      url: langPrefix(lang) + path,
      origin: 'http://shop.example',
      lang,
      theme: 'system',
      transport: transportFor(headers),
      assets: {},
      brand: { facts: { brandName: 'A', companyName: 'B', homeName: 'C' }, sheet: '/a.css' },
      hasToken: headers.cookie !== undefined,
    } as unknown as PageRequest
    const theirs = await web.renderPage(page, web.renderToString)
    const ours = await web.renderPage(page, web.renderKnown).catch(String)
    if (theirs.status > 404) wrong[path] = `status ${theirs.status}`
    else if (typeof ours === 'string') wrong[path] = ours
    else if (ours.html !== theirs.html) wrong[path] = firstDifference(ours.html, theirs.html)
  }
  return wrong
}

function firstDifference(ours: string, theirs: string): string {
  let at = 0
  while (ours[at] === theirs[at]) at += 1
  const around = (html: string) => html.slice(Math.max(0, at - 60), at + 60)
  return `${around(ours)}\nwhere React writes\n${around(theirs)}`
}

test('pages of visitors are written as react-dom/server writes them', async () => {
  const pages = SITE_PAGES.map(([path]) => path)
  expect(await differing(pages, 'en_us', {})).toEqual({})
  const some = pages.filter((_, at) => at % 6 === 0)
  expect(await differing(some, 'zh_hk', {})).toEqual({})
})

test('pages of members are written as react-dom/server writes them', async () => {
  const shared = [
    '/',
    '/secondarytype/batteries/laptop',
    '/wishlist',
    '/searchProduct?keyword=latitude',
  ]
  expect(await differing([...MEMBER_PAGES, ...shared], 'en_us', memberHeaders)).toEqual({})
})
