// Spacing in Chinese text around a name that may be in Latin letters.

/** The name with a space on each side that is Latin. */
export function spaced(name: string): string {
  const before = /^[\p{Script=Latin}\d]/u.test(name) ? ' ' : ''
  const after = /[\p{Script=Latin}\d.]$/u.test(name) ? ' ' : ''
  return `${before}${name}${after}`
}

/** For the start of a sentence. */
export function leading(name: string): string {
  return spaced(name).trimStart()
}
