// Spreads a pasted address of several lines over the fields of the form.
import { type NamedCountry, readAddressBlock } from './read-address-block.ts'

/** False: it could not be read, and stays in the field where it was pasted. */
export function fillAddress(
  input: HTMLInputElement,
  pasted: string,
  countries: readonly NamedCountry[],
): boolean {
  const block = readAddressBlock(pasted, countries)
  const { form } = input
  const fill = () => {
    for (const [name, value] of Object.entries(block ?? { name: pasted })) {
      const control = form?.elements.namedItem(`address.${name}`)
      const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      if (isField) control.value = value
    }
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  fill()
  // The country may bring further fields.
  setTimeout(fill)
  return block !== undefined
}
