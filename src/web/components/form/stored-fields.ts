// Saves form input in session storage, so that a reload or leaving the page loses no text.
import { readInTab, storeInTab } from '../tab-input.ts'

/** Values by field name; files, checkboxes, radio buttons, hidden fields and passwords are not saved. */
export type StoredFields = Record<string, string>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const NOT_STORED = new Set(['file', 'checkbox', 'radio', 'password', 'hidden', 'submit', 'button'])

/** The values of all named, non-empty fields that may be saved. */
export function fieldsOf(
  controls: Iterable<Pick<Control, 'name' | 'type' | 'value'>>,
): StoredFields {
  const stored: StoredFields = {}
  for (const { name, type, value } of controls) {
    if (name && value && !NOT_STORED.has(type)) stored[name] = value
  }
  return stored
}

/** Fills in empty fields with the saved values; returns whether any field changed. */
export function fillFields(
  controls: Iterable<Pick<Control, 'name' | 'type' | 'value'>>,
  stored: StoredFields,
): boolean {
  let hasFilled = false
  for (const control of controls) {
    const value = stored[control.name]
    if (!value || control.value || NOT_STORED.has(control.type)) continue
    control.value = value
    hasFilled = true
  }
  return hasFilled
}

export function storeFields(key: string, form: HTMLFormElement): void {
  try {
    storeInTab(key, JSON.stringify(fieldsOf(controlsOf(form))))
  } catch {
    // Storage is full or blocked; the input is still in the form.
  }
}

/** Returns whether any input was restored. */
export function restoreFields(key: string, form: HTMLFormElement): boolean {
  try {
    const stored = JSON.parse(readInTab(key) ?? '{}') as unknown
    return stored !== null && typeof stored === 'object'
      ? fillFields(controlsOf(form), textsOnly(stored))
      : false
  } catch {
    return false
  }
}

export function clearFields(key: string): void {
  try {
    storeInTab(key, null)
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => 'value' in element && 'name' in element,
  )
}

function textsOnly(stored: object): StoredFields {
  return Object.fromEntries(
    Object.entries(stored).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
