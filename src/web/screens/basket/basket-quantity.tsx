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
  /** Resolves when the quantity is saved and the line loaded again, or when that has failed. */
  onSet: (quantity: number) => Promise<unknown>
}

export function BasketQuantity({ line, onSet }: BasketQuantityProps) {
  const t = useTexts('basket')
  const prices = useTexts('price')
  const number = useNumber()
  const faultOf = useLineFault()
  // Stays until the line has this quantity, also while it is saved and if that fails.
  const [typed, setTyped] = useState<string | null>(null)
  // The change that was sent last, while it is being saved; those before it may not be saved yet either.
  const [sent, setSent] = useState<{ quantity: number } | null>(null)
  const { itemNo, product } = line
  const shown = typed ?? String(line.quantity)
  if (typed !== null && !sent && readQuantity(typed) === line.quantity) setTyped(null)
  const isUnreadable = readQuantity(shown) === null
  const fault = isUnreadable ? prices.fault.unreadable : faultOf(line)
  const better = isUnreadable ? 0 : betterQuantity(line)
  const errorId = `fault-${itemNo}`

  async function finish(text: string) {
    const quantity = readQuantity(text)
    if (quantity === null || quantity === (sent ?? line).quantity) return
    const change = { quantity }
    setSent(change)
    await onSet(quantity)
    setSent((latest) => (latest === change ? null : latest))
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
            <Button
              small
              onClick={() => {
                setTyped(String(better))
                void finish(String(better))
              }}
            >
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
