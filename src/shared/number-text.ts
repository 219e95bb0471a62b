// Numbers as the site writes them in each of its languages: a comma between groups of three digits, a point before
// decimals.

/**
 * 21095 becomes '21,095'; at most `decimals` decimals, rounded. Intl.NumberFormat writes the same, but the first
 * formatter of a document takes a browser longer than all else that runs before the page is interactive.
 */
export function numberText(value: number, decimals = 3): string {
  const sign = value < 0 ? '-' : ''
  if (Number.isInteger(value)) return sign + groupedDigits(String(Math.abs(value)))
  const scale = 10 ** decimals
  const [whole = '', part] = String(Math.round(Math.abs(value) * scale) / scale).split('.')
  return `${sign}${groupedDigits(whole)}${part === undefined ? '' : `.${part}`}`
}

/** '21095' becomes '21,095'. */
export function groupedDigits(digits: string): string {
  return digits.length < 4 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
}
