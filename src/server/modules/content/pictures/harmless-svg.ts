// Finds what a drawing (SVG) must not contain, and removes its references to other files.

/** Describes what would be rejected on import; undefined when nothing is. */
export function findSvgError(svg: string): string | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg)) return 'contains a DOCTYPE or ENTITY: remove it'
  const element = /<(?:[\w-]+:)?(script|foreignObject|iframe|object|embed|set|animate\w*)\b/i.exec(
    svg,
  )
  if (element) return `contains <${element[1]}>, which a drawing may not contain`
  if (/\son\w+\s*=/i.test(svg))
    return 'contains an attribute on…: remove it, because drawings must not run scripts'
  const addresses = [
    ...[...svg.matchAll(HREF)].map((found) => found[2] ?? found[3]),
    ...[...svg.matchAll(CSS_URL)].map((found) => found[2]),
  ]
  if (addresses.some((to) => !isInside(to)) || /@import/i.test(svg))
    return 'leads to another file: draw everything inside'
  return undefined
}

/** The renderer would read local files that an SVG references, so all references that lead out of it are removed. */
export function harmlessSvg(svg: string): string {
  return svg
    .replace(/<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>/gi, '')
    .replace(/<\?xml-stylesheet[\s\S]*?\?>/gi, '')
    .replace(/@import[^;]*;?/gi, '')
    .replace(HREF, (whole, name: string, doubleQuoted?: string, singleQuoted?: string) =>
      isInside(doubleQuoted ?? singleQuoted) ? whole : ` ${name}="#"`,
    )
    .replace(CSS_URL, (whole, _quote, to: string) => (isInside(to) ? whole : 'url(#)'))
}

const HREF = /\s((?:[\w-]+:)?(?:href|src))\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const CSS_URL = /url\(\s*(["']?)([^)"']*)\1\s*\)/gi

/** A reference within the same SVG, or a picture embedded as data. */
function isInside(address: string | undefined): boolean {
  return /^\s*(?:#|data:image\/(?:png|jpeg|webp);base64,)/i.test(address ?? '')
}
