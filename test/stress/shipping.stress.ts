// Shipping rules at full size: 100,000 random parcels, judged by two implementations.
import { env } from 'node:process'
import { expect, test } from 'vitest'
import { shippingChoices } from '../../src/shared/shipping-rules.ts'
import { printChoices } from '../drivers/print-choices.ts'
import { randomCase } from '../drivers/random-parcels.ts'
import { seeded } from '../support/seeded.ts'
import { secondOpinion } from '../drivers/second-opinion.ts'
import { recordFigures } from '../support/record-figures.ts'

const SEED = Number(env.FUZZ_SEED ?? 20_261_123)

test('two implementations agree on 100,000 random parcels', () => {
  const random = seeded(SEED)
  const counts = { parcels: 0, offered: 0, rejected: 0 }
  for (; counts.parcels < 100_000; counts.parcels += 1) {
    const each = randomCase(random)
    const printed = printChoices(shippingChoices(each.parcel, each.terms))
    expect(printed, `seed ${SEED}, parcel ${counts.parcels}`).toEqual(secondOpinion(each))
    const rejected = printed.filter((line) => line.includes('rejected')).length
    counts.rejected += rejected
    counts.offered += printed.length - rejected
  }
  recordFigures('shipping', counts)
})
