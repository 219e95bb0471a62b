// Chinese text around a name that may be written in Latin letters.

/** The name with a space on each side that is Latin. */
export function spaced(name: string): string {
  const before = /^[\p{Script=Latin}\d]/u.test(name) ? ' ' : ''
  const after = /[\p{Script=Latin}\d.]$/u.test(name) ? ' ' : ''
  return `${before}${name}${after}`
}

/** At the beginning of a sentence. */
export function leading(name: string): string {
  return spaced(name).trimStart()
}
