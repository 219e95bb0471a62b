// Theme selection, kept in a cookie for a year.
import type { Theme } from '../../../site-context.ts'

export const THEMES: Theme[] = ['system', 'light', 'dark']

const YEAR_S = 31_536_000

export function themeOfDocument(): Theme {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** The cookie makes the server render the next page in the same theme. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  const age = theme === 'system' ? 0 : YEAR_S
  document.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax`
}
