// Ids of a form field, its hint and its error.

export function fieldId(name: string): string {
  return `field-${name}`
}

/** Ids of the field's descriptions: hint first, then error. */
export function describedBy(name: string, hint: boolean, error: boolean): string | undefined {
  const ids = [hint && `${fieldId(name)}-hint`, error && `${fieldId(name)}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
