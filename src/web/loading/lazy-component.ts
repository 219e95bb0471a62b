// A component module that only some pages need, such as prices: rendered by the server, loaded by the browser on demand.
import { useEffect, useState } from 'react'
import type { Lang } from '../../shared/lang.ts'
import { useLang } from '../site-context.ts'
import { type TextFileName, loadTexts } from '../texts.ts'

export interface LazyComponent<M extends object> {
  /** The files of texts that the component needs, such as 'price'. */
  textFiles: readonly TextFileName[]
  load: (lang: Lang) => Promise<void>
  /** Null until it has loaded in this language. */
  loaded: (lang: Lang) => M | null
}

const components = new Map<string, LazyComponent<object>>()

/**
 * Registers a lazy component under the name of its file. Where the server may render it, its root element or one around
 * it carries `data-lazy={name}`, so that the server links its style sheet and the browser loads it before hydration.
 * Components that only the browser opens, and markup that is not hydrated, have none.
 */
export function lazyComponent<M extends object>(
  name: string,
  importModule: () => Promise<M>,
  textFiles: readonly TextFileName[],
): LazyComponent<M> {
  const loadedLangs = new Set<Lang>()
  let module: M | null = null
  const component: LazyComponent<M> = {
    textFiles,
    async load(lang) {
      if (loadedLangs.has(lang)) return
      const [loadedModule] = await Promise.all([
        importModule(),
        ...textFiles.map((name) => loadTexts(lang, name)),
      ])
      module = loadedModule
      loadedLangs.add(lang)
    },
    loaded: (lang) => (loadedLangs.has(lang) ? module : null),
  }
  components.set(name, component)
  return component
}

export function textFilesOfLazyComponents(names: readonly string[]): TextFileName[] {
  return names.flatMap((name) => components.get(name)?.textFiles ?? [])
}

/** The names of the lazy components in rendered markup. */
export function lazyComponentsOfMarkup(html: string): string[] {
  const names = [...html.matchAll(/ data-lazy="([\w-]+)"/g)].map((found) => found[1] ?? '')
  return [...new Set(names)].sort()
}

/** Without `names`, loads every component registered by the screens loaded so far. */
export async function loadLazyComponents(lang: Lang, names: Iterable<string> = components.keys()) {
  const missing = [...names].flatMap((name) => {
    const component = components.get(name)
    return component && !component.loaded(lang) ? [component.load(lang)] : []
  })
  // Server rendering usually has them all loaded, so it does not wait.
  if (missing.length > 0) await Promise.all(missing)
}

/** The names of the lazy components in the server-rendered page. */
export function lazyComponentsOfDocument(): Set<string> {
  const marked = document.querySelectorAll<HTMLElement>('[data-lazy]')
  return new Set([...marked].map((element) => element.dataset.lazy ?? ''))
}

/** The module that exports the component; null until it has loaded, and if it fails to load. */
export function useLazyComponent<M extends object>(component: LazyComponent<M>): M | null {
  const lang = useLang()
  const [, rerender] = useState(0)
  const module = component.loaded(lang)
  useEffect(() => {
    if (module) return
    component.load(lang).then(
      () => rerender((times) => times + 1),
      () => undefined,
    )
  }, [component, lang, module])
  return module
}
