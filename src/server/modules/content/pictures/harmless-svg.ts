// A drawing without anything that leads out of itself: no other files, no scripts, no foreign pages.

/** What of a drawing would be refused when it is taken in, in words; undefined when nothing. */
export function svgFault(svg: string): string | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg)) return 'holds a DOCTYPE or ENTITY: leave it out'
  const element = /<(?:[\w-]+:)?(script|foreignObject|iframe|object|embed|set|animate\w*)\b/i.exec(
    svg,
  )
  if (element) return `holds <${element[1]}>: a drawing of ours stands still`
  if (/\son\w+\s*=/i.test(svg)) return 'holds an attribute on…: a drawing of ours runs nothing'
  const addresses = [
    ...[...svg.matchAll(HREF)].map((found) => found[2] ?? found[3]),
    ...[...svg.matchAll(CSS_URL)].map((found) => found[2]),
  ]
  if (addresses.some((to) => !isInside(to)) || /@import/i.test(svg))
    return 'leads to another file: draw everything inside'
  return undefined
}

/** The renderer would read files of this machine that a drawing names; here nothing is left to be named. */
export function harmlessSvg(svg: string): string {
  return svg
    .replace(/<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>/gi, '')
    .replace(/<\?xml-stylesheet[\s\S]*?\?>/gi, '')
    .replace(/@import[^;]*;?/gi, '')
    .replace(HREF, (whole, name: string, to?: string, quoted?: string) =>
      isInside(to ?? quoted) ? whole : ` ${name}="#"`,
    )
    .replace(CSS_URL, (whole, _quote, to: string) => (isInside(to) ? whole : 'url(#)'))
}

const HREF = /\s((?:[\w-]+:)?(?:href|src))\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const CSS_URL = /url\(\s*(["']?)([^)"']*)\1\s*\)/gi

/** A part of the same drawing, or a picture whose bytes stand in it. */
function isInside(address: string | undefined): boolean {
  return /^\s*(?:#|data:image\/(?:png|jpeg|webp);base64,)/i.test(address ?? '')
}
