// Recognises the addresses of a page, also with `.html` at the end or without its last parameters.
import type { PagePath } from './page-paths.ts'

const ENDING = String.raw`(?:\.html)?$`

/**
 * '/posterDetail/:id/:type' with `:type` optional: matches '/posterDetail/spring.html' and gives `id` as a named
 * group, as sent. Parameters with `?` are optional anyway.
 */
export function pagePattern(path: PagePath, optional: readonly string[] = []): RegExp {
  const segments = path.split('/').slice(1)
  return new RegExp(
    `^${segments.map((segment) => segmentPattern(segment, optional)).join('')}${ENDING}`,
  )
}

function segmentPattern(segment: string, optional: readonly string[]): string {
  const name = /^:(\w+)(\??)$/.exec(segment)
  if (!name?.[1]) return `/${segment.replaceAll('.', String.raw`\.`)}`
  const value = `/(?<${name[1]}>[^/]+?)`
  return name[2] === '?' || optional.includes(name[1]) ? `(?:${value})?` : value
}
