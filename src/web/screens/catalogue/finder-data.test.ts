// Words in the address of the finder without a device type are searched for; other addresses show a step.
import { expect, test } from 'vitest'
import type { Transport } from '../../../client/call.ts'
import { LoaderContext, type LoaderFunctionArgs, redirect } from '../../router/loader.ts'
import { type PageContext, pageContext } from '../../site-context.ts'
import { loadFinder } from './finder-data.ts'

const transport: Transport = async () => ({ code: 200, msg: '', result: { types: [], brands: [] } })
const page: PageContext = {
  lang: 'en_us',
  origin: 'https://s.example',
  transport,
  maybeMember: () => false,
  packSeries: () => 'main',
}

function load(path: string, params: LoaderFunctionArgs['params'] = {}) {
  const context = new LoaderContext()
  context.set(pageContext, page)
  const { signal } = new AbortController()
  return loadFinder({ params, context, request: { url: `${page.origin}${path}`, signal } })
}

test('a device that is typed on the home page leads to the search for it', async () => {
  const search = redirect('/searchProduct?keyword=ThinkPad%20T480')
  await expect(load('/finder?keyword=+ThinkPad+T480')).rejects.toEqual(search)
})

test('words that are cut within a character lead to the search', async () => {
  const cut = redirect(`/searchProduct?keyword=${'a'.repeat(199)}%EF%BF%BD`)
  await expect(load(`/finder?keyword=${'a'.repeat(199)}%F0%9F%98%80`)).rejects.toEqual(cut)
})

test.each([
  ['/finder', {}],
  ['/finder?keyword=+', {}],
  ['/finder/laptop?keyword=T480', { type: 'laptop' }],
])('%s shows types and brands', async (path, params) => {
  await expect(load(path, params)).resolves.toMatchObject({ models: null, keyword: '' })
})
