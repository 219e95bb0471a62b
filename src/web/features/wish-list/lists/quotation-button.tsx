// First action of a list: asks the sales team for a quotation of all its lines.
import { useState } from 'react'
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { useTexts } from '../../../texts.ts'
import { lazyQuotation } from './lazy-quotation.ts'

export function QuotationButton({ list }: { list: WishListInfo }) {
  const t = useTexts('wish-list').tools
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button look="primary" onClick={() => setState('open')}>
        {t.quotation}
      </Button>
      {state !== 'never' && (
        <QuotationSlot list={list} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}

interface QuotationSlotProps {
  list: WishListInfo
  open: boolean
  onClose: () => void
}

/** Loads the dialog when the button is pressed for the first time. */
function QuotationSlot(props: QuotationSlotProps) {
  const part = useLazyComponent(lazyQuotation)
  return part ? <part.QuotationDialog {...props} /> : null
}
