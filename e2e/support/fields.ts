// Finds controls by their label in the language of the page.
import type { Locator, Page } from 'playwright-core'

/** Finds a text field or a list; the label may be followed by "(required)" or "(optional)". */
export function field(page: Page, label: string): Locator {
  return page.getByLabel(labelPattern(label)).and(page.locator('input, textarea, select'))
}

export function button(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true })
}

function labelPattern(label: string): RegExp {
  const plain = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${plain}\\s*(?:\\*|\\(|（|$)`)
}
