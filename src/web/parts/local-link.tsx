// A link inside the site: carries the language of the page it stands on.
import type { AnchorHTMLAttributes } from 'react'
import { type Lang, langPrefix } from '../../shared/lang.ts'
import { useLang } from '../site-context.ts'

/** '/allproduct' in Simplified Chinese: '/zh-cn/allproduct'. */
export function localHref(lang: Lang, path: string): string {
  const prefix = langPrefix(lang)
  if (!prefix) return path
  return path === '/' ? prefix : prefix + (path.startsWith('/?') ? path.slice(1) : path)
}

export function useHref(path: string): string {
  return localHref(useLang(), path)
}

export interface LocalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of paths.ts or an answer's `url`, without language prefix. */
  to: string
}

/** A plain <a>: following-links.ts keeps the click within the page when scripts run. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  return <a {...rest} href={localHref(useLang(), to)} />
}
