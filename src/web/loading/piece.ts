// A component module that only some pages need, such as prices: the server renders it, the browser loads it on
// demand.
import { useEffect, useState } from 'react'
import type { Lang } from '../../shared/lang.ts'
import { useLang } from '../site-context.ts'
import { type Area, loadTexts } from '../texts.ts'

export interface Piece<M extends object> {
  areas: readonly Area[]
  load: (lang: Lang) => Promise<void>
  loaded: (lang: Lang) => M | null
}

const pieces = new Map<string, Piece<object>>()

/**
 * Registers a piece under the name of its file. Its root element carries `data-piece={name}`, so that the server
 * links its style sheet and the browser loads it before hydration.
 */
export function piece<M extends object>(
  name: string,
  bring: () => Promise<M>,
  areas: readonly Area[],
): Piece<M> {
  const ready = new Set<Lang>()
  let module: M | null = null
  const made: Piece<M> = {
    areas,
    async load(lang) {
      if (ready.has(lang)) return
      const [arrived] = await Promise.all([bring(), ...areas.map((area) => loadTexts(lang, area))])
      module = arrived
      ready.add(lang)
    },
    loaded: (lang) => (ready.has(lang) ? module : null),
  }
  pieces.set(name, made)
  return made
}

export function areasOfPieces(names: readonly string[]): Area[] {
  return names.flatMap((name) => pieces.get(name)?.areas ?? [])
}

/** The names of the pieces in rendered markup. */
export function piecesOfMarkup(html: string): string[] {
  const names = [...html.matchAll(/ data-piece="([\w-]+)"/g)].map((found) => found[1] ?? '')
  return [...new Set(names)].sort()
}

/** Without `names`, loads every piece registered by the screens loaded so far. */
export async function loadPieces(lang: Lang, names: Iterable<string> = pieces.keys()) {
  const wanted = [...names].map((name) => pieces.get(name)?.load(lang))
  await Promise.all(wanted)
}

/** The names of the pieces in the server-rendered page. */
export function piecesOfDocument(): Set<string> {
  const marked = document.querySelectorAll<HTMLElement>('[data-piece]')
  return new Set([...marked].map((element) => element.dataset.piece ?? ''))
}

/** Null until the piece has loaded, and if it fails to load. */
export function usePiece<M extends object>(wanted: Piece<M>): M | null {
  const lang = useLang()
  const [, arrived] = useState(0)
  const module = wanted.loaded(lang)
  useEffect(() => {
    if (module) return
    wanted.load(lang).then(
      () => arrived((times) => times + 1),
      () => undefined,
    )
  }, [wanted, lang, module])
  return module
}
