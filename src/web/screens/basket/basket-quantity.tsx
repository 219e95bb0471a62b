// The field for the quantity of a basket line: saved when typing ends, with the reason if the quantity cannot be ordered.
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { readQuantity } from '../../components/quantity/quantity.ts'
import { QuantityField } from '../../components/quantity/quantity-field.tsx'
import { useNumber } from '../../format/format.ts'
import { useTexts } from '../../texts.ts'
import { type BasketLine, useLineFault } from './line-fault.ts'
import css from './basket.module.css'

interface BasketQuantityProps {
  line: BasketLine
  /** Resolves to false if the quantity was not saved; what was typed then stays in the field. */
  onSet: (quantity: number) => Promise<boolean>
}

export function BasketQuantity({ line, onSet }: BasketQuantityProps) {
  const t = useTexts('basket')
  const prices = useTexts('price')
  const number = useNumber()
  const faultOf = useLineFault()
  const [typed, setTyped] = useState<string | null>(null)
  const { itemNo, product } = line
  const shown = typed ?? String(line.quantity)
  const isUnreadable = readQuantity(shown) === null
  const fault = isUnreadable ? prices.fault.unreadable : faultOf(line)
  const better = isUnreadable ? 0 : betterQuantity(line)
  const errorId = `fault-${itemNo}`

  async function finish(text: string) {
    const wanted = readQuantity(text)
    if (wanted === null) return
    if (wanted === line.quantity || (await onSet(wanted))) setTyped(null)
  }

  return (
    <>
      <QuantityField
        id={`quantity-${itemNo}`}
        label={t.quantity(itemNo)}
        typed={shown}
        terms={product.price ?? null}
        isFaulty={fault !== null}
        describedBy={fault ? errorId : undefined}
        onType={setTyped}
        onFinish={(text) => void finish(text)}
      />
      {fault && (
        <span id={errorId} className={css.fault}>
          {fault}{' '}
          {better > 0 && (
            <Button small onClick={() => void finish(String(better))}>
              {prices.take(number(better))}
            </Button>
          )}
        </span>
      )}
    </>
  )
}

/** The nearest quantity that can be ordered; 0: there is none. */
function betterQuantity({ fault, free, quote }: BasketLine): number {
  if (fault === 'short') return Math.max(0, free)
  return quote?.fault ? quote.nextQuantity : 0
}
