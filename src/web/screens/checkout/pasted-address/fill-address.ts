// Spreads a pasted address over the fields of the form.
import { readChineseAddress } from './read-chinese-address.ts'
import { type NamedCountry, readAddressBlock } from './read-address-block.ts'

/** False: the address could not be read with certainty, and is pasted into the field as usual. */
export function fillAddress(
  input: HTMLInputElement,
  pasted: string,
  countries: readonly NamedCountry[],
): boolean {
  const block = readChineseAddress(pasted) ?? readAddressBlock(pasted, countries)
  if (!block) {
    const { selectionStart, selectionEnd, value } = input
    const text = pasted.replaceAll(/\s+/g, ' ').trim()
    input.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
    announceInput(input)
    return false
  }
  const { form } = input
  const fill = () => {
    for (const [name, value] of Object.entries(block)) {
      const control = form?.elements.namedItem(`address.${name}`)
      if (control instanceof HTMLInputElement) control.value = value
      if (control instanceof HTMLSelectElement)
        control.value = hasOption(control, value) ? value : ''
    }
    announceInput(input)
  }
  fill()
  // The chosen country may render further fields, which are filled once they exist.
  setTimeout(fill)
  return true
}

/** The list lacks countries without a delivery service: then none is chosen, as the former choice would be wrong. */
function hasOption({ options }: HTMLSelectElement, value: string): boolean {
  return [...options].some((option) => option.value === value)
}

function announceInput(input: HTMLInputElement): void {
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
