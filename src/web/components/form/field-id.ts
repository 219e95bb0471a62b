// Ids of a form field, its hint and its error.

export function fieldId(name: string): string {
  return `field-${name}`
}

/** Ids of the field's descriptions: hint first, then error. */
export function describedBy(name: string, hasHint: boolean, hasError: boolean): string | undefined {
  const id = fieldId(name)
  const ids = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
