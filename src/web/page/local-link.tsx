// A link within the site that keeps the language of the current page.
import type { AnchorHTMLAttributes } from 'react'
import { type Lang, langPrefix } from '../../shared/lang.ts'
import { useLang } from '../site-context.ts'

/** '/allproduct' in Simplified Chinese becomes '/zh-cn/allproduct'. */
export function localHref(lang: Lang, path: string): string {
  const prefix = langPrefix(lang)
  if (!prefix) return path
  return path === '/' ? prefix : prefix + (path.startsWith('/?') ? path.slice(1) : path)
}

export function useHref(path: string): string {
  return localHref(useLang(), path)
}

export interface LocalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address from paths.ts or a response's `url`, without language prefix. */
  to: string
}

/** A plain <a>; follow-links.ts turns clicks into client-side navigation when scripts run. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  return <a {...rest} href={localHref(useLang(), to)} />
}
