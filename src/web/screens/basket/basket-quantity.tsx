// The field for the quantity of a basket line: saved when typing ends, with the reason if the quantity cannot be ordered.
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { readQuantity } from '../../components/quantity/quantity.ts'
import { QuantityField } from '../../components/quantity/quantity-field.tsx'
import { useNumber } from '../../format/format.ts'
import { useTexts } from '../../texts.ts'
import { type BasketLine, useLineFault } from './line-fault.ts'
import css from './basket.module.css'

interface BasketQuantityProps {
  line: BasketLine
  /**
   * Calls `onSaved` when the quantity is saved. Resolves when the line is loaded again too, or when either has failed;
   * false: it was not saved.
   */
  onSet: (quantity: number, onSaved: () => void) => Promise<boolean>
}

export function BasketQuantity({ line, onSet }: BasketQuantityProps) {
  const t = useTexts('basket')
  const prices = useTexts('price')
  const number = useNumber()
  const faultOf = useLineFault()
  const { shown, setTyped, finish } = useTypedQuantity({ line, onSet })
  const { itemNo, product } = line
  const isUnreadable = readQuantity(shown) === null
  const fault = isUnreadable ? prices.fault.unreadable : faultOf(line)
  const better = isUnreadable ? 0 : betterQuantity(line)
  const errorId = `fault-${itemNo}`

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

/** `shown`: the text of the field. `finish` saves it. */
function useTypedQuantity({ line, onSet }: BasketQuantityProps) {
  // Stays until this quantity is saved, also if that fails.
  const [typed, setTyped] = useState<string | null>(null)
  const { current, setSaved } = useSavedQuantity(line)
  // The change that was sent last, while it is being saved; those before it may not be saved yet either.
  const [sent, setSent] = useState<{ quantity: number } | null>(null)
  const lastSent = useRef(sent)
  if (typed !== null && !sent && readQuantity(typed) === current) setTyped(null)

  async function finish(text: string) {
    const quantity = readQuantity(text)
    if (quantity === null || quantity === (sent?.quantity ?? current)) return
    const change = { quantity }
    lastSent.current = change
    setSent(change)
    const isSaved = await onSet(quantity, () => setSaved(quantity))
    if (lastSent.current !== change) return
    setSent(null)
    // The line may have another quantity by now, which a colleague saved.
    if (isSaved) setTyped((latest) => (latest === text ? null : latest))
  }
  return { shown: typed ?? String(current), setTyped, finish }
}

/** The quantity that was saved last: `current` is that of the line unless the line could not be loaded again since. */
function useSavedQuantity(line: BasketLine) {
  const [saved, setSaved] = useState<number | null>(null)
  const [loaded, setLoaded] = useState(line)
  if (loaded !== line) {
    setLoaded(line)
    setSaved(null)
  }
  return { current: saved ?? line.quantity, setSaved }
}

/** The nearest quantity that can be ordered; 0: there is none. */
function betterQuantity({ fault, free, quote }: BasketLine): number {
  if (fault === 'short') return Math.max(0, free)
  return quote?.fault ? quote.nextQuantity : 0
}
