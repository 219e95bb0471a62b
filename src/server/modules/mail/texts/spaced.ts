// Spacing in Chinese text around a name that may be in Latin letters.

/** The name with a space on each side that is Latin. */
export function spaced(name: string): string {
  const before = /^[\p{Script=Latin}\d]/u.test(name) ? ' ' : ''
  const after = /[\p{Script=Latin}\d.]$/u.test(name) ? ' ' : ''
  return `${before}${name}${after}`
}

/** The name with a space behind it if its end is Latin, for the start of a sentence. */
export function spacedAtStart(name: string): string {
  return spaced(name).trimStart()
}
