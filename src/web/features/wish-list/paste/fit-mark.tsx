// How sure the fit list is of the device in a row, and which of the devices of this name it means.
import type { MatchedProduct } from '../../../../contract/match-rows.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { useTexts } from '../../../texts.ts'

export function FitMark({ fit }: { fit: NonNullable<MatchedProduct['fit']> }) {
  const t = useTexts('list-review').fits
  const { confidence, qualifier } = fit
  return (
    <>
      <Chip tone={confidence === 'unconfirmed' ? 'warn' : 'plain'}>{t[confidence]}</Chip>
      {qualifier.length > 0 && <small>{qualifier.join('; ')}</small>}
    </>
  )
}
