// Keeps what was typed into a form in this tab, so that a reload or a way round loses nothing.

/** Fields by name; files, ticks and secrets are not kept. */
export type KeptFields = Record<string, string>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const NOT_KEPT = new Set(['file', 'checkbox', 'radio', 'password', 'hidden', 'submit', 'button'])

/** What stands in the named fields of a form. */
export function fieldsOf(controls: Iterable<Pick<Control, 'name' | 'type' | 'value'>>): KeptFields {
  const kept: KeptFields = {}
  for (const { name, type, value } of controls) {
    if (name && value && !NOT_KEPT.has(type)) kept[name] = value
  }
  return kept
}

/** Fills the empty fields again; says whether there was anything to fill. */
export function fillFields(
  controls: Iterable<Pick<Control, 'name' | 'type' | 'value'>>,
  kept: KeptFields,
): boolean {
  let filled = false
  for (const control of controls) {
    const value = kept[control.name]
    if (!value || control.value || NOT_KEPT.has(control.type)) continue
    control.value = value
    filled = true
  }
  return filled
}

export function keepFields(key: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(fieldsOf(controlsOf(form))))
  } catch {
    // Storage is full or forbidden: the fields themselves still hold what was typed.
  }
}

/** True when something was brought back. */
export function bringBackFields(key: string, form: HTMLFormElement): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as unknown
    return kept !== null && typeof kept === 'object'
      ? fillFields(controlsOf(form), textsOnly(kept))
      : false
  } catch {
    return false
  }
}

export function forgetFields(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => 'value' in element && 'name' in element,
  )
}

function textsOnly(kept: object): KeptFields {
  return Object.fromEntries(
    Object.entries(kept).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
