// The id of a form's field, and what ties its hint and its error to it.

export function fieldId(name: string): string {
  return `field-${name}`
}

/** The ids of what describes a field: hint first, then error. */
export function describedBy(name: string, hint: boolean, error: boolean): string | undefined {
  const ids = [hint && `${fieldId(name)}-hint`, error && `${fieldId(name)}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
