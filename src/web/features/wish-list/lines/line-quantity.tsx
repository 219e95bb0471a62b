// Quantity of a line, saved after a step, on Enter or blur. An unreadable one stays in the field; one that cannot be
// ordered is saved, and the next valid one offered.
import { useState } from 'react'
import type { WishListItem } from '../../../../contract/wish-list.ts'
import { quoteQuantity } from '../../../../shared/price-rules.ts'
import { Button } from '../../../../ui/button.tsx'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { quantityErrorText, readQuantity } from '../../../components/quantity/quantity.ts'
import { QuantityField } from '../../../components/quantity/quantity-field.tsx'
import css from './wish-items-table.module.css'

interface LineQuantityProps {
  line: WishListItem
  onSet: (quantity: number) => void
}

export function LineQuantity({ line, onSet }: LineQuantityProps) {
  const t = useTexts('price')
  const texts = useTexts('wish-list').table
  const number = useNumber()
  const [typed, setTyped] = useState<string | null>(null)
  const { itemNo, product } = line
  const price = product.price ?? null
  const shown = typed ?? String(line.quantity)
  const quantity = readQuantity(shown)
  const quote = price && quantity !== null ? quoteQuantity(price, quantity) : null
  const fault = errorOf()
  const errorId = `fault-${itemNo}`

  function errorOf(): string | null {
    if (quantity === null) return t.fault.unreadable
    return price && quote?.fault ? quantityErrorText(quote.fault, price, t, number) : null
  }
  function finish(text: string) {
    const wanted = readQuantity(text)
    if (wanted === null) return
    if (wanted !== line.quantity) onSet(wanted)
    setTyped(null)
  }

  return (
    <>
      <QuantityField
        id={`quantity-${itemNo}`}
        label={texts.quantity(itemNo)}
        typed={shown}
        terms={price}
        isFaulty={fault !== null}
        describedBy={fault ? errorId : undefined}
        onType={setTyped}
        onFinish={finish}
      />
      {fault && (
        <span id={errorId} className={css.fault}>
          {fault}{' '}
          {quote?.fault && quote.nextQuantity > 0 && (
            <Button small onClick={() => finish(String(quote.nextQuantity))}>
              {t.take(number(quote.nextQuantity))}
            </Button>
          )}
        </span>
      )}
    </>
  )
}
