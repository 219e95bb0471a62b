// Prints the decisions of the shipping rules, one line per service, for comparing two implementations.
import type { ShippingChoice } from '../../src/shared/shipping-terms.ts'

/** 'air 1250 USD 4-7' or 'air rejected: aboveWh I-1 100.1 100; noRate - 500 -', reasons sorted. */
export function printChoices(choices: readonly ShippingChoice[]): string[] {
  return choices.map((choice) => {
    if (choice.isOffered) {
      const { service, freight, currency, days } = choice
      return `${service} ${freight} ${currency} ${days.from}-${days.to}`
    }
    const reasons = choice.reasons.map(
      ({ code, itemNo, unClass, actual, limit }) =>
        `${code} ${itemNo ?? unClass ?? '-'} ${actual ?? '-'} ${limit ?? '-'}`,
    )
    return `${choice.service} rejected: ${reasons.toSorted().join('; ')}`
  })
}
