// Quantity input with its total; an invalid quantity shows the next valid one.
import type { MemberPrice } from '../../../../contract/price.ts'
import { quoteQuantity } from '../../../../shared/price-rules.ts'
import { Button } from '../../../../ui/button.tsx'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { useMoney } from './money-format.ts'
import { quantityErrorText, readQuantity } from '../../../components/quantity/quantity.ts'
import { QuantityField } from '../../../components/quantity/quantity-field.tsx'
import css from './price-block.module.css'

interface QuoteFormProps {
  price: MemberPrice
  itemNo: string
  typed: string
  onType: (typed: string) => void
}

const ERROR_ID = 'quantity-fault'

export function QuoteForm({ price, itemNo, typed, onType }: QuoteFormProps) {
  const t = useTexts('price')
  const number = useNumber()
  const money = useMoney()
  const quantity = readQuantity(typed)
  const quote = quantity === null ? null : quoteQuantity(price, quantity)
  const fault = quote
    ? quote.fault && quantityErrorText(quote.fault, price, t, number)
    : t.fault.unreadable
  return (
    <div className={css.quote}>
      <label htmlFor="quantity">{t.quantity}</label>
      <QuantityField
        id="quantity"
        label={`${t.quantity} ${itemNo}`}
        typed={typed}
        terms={price}
        isFaulty={fault !== null}
        describedBy={fault ? ERROR_ID : undefined}
        onType={onType}
      />
      <output htmlFor="quantity" className={css.total}>
        <span>{t.total}</span> <strong>{quote ? money(quote.total, quote.currency) : '–'}</strong>
        {quote && quote.parts.length > 1 && (
          <small>
            {quote.parts
              .map(({ quantity: pieces, unit, isSpecial }) =>
                (isSpecial ? t.specialPart : t.part)(number(pieces), money(unit, quote.currency)),
              )
              .join(' + ')}
          </small>
        )}
      </output>
      {fault && (
        <p id={ERROR_ID} className={css.fault} role="status">
          {fault}{' '}
          {quote && quote.nextQuantity > 0 && (
            <Button small onClick={() => onType(String(quote.nextQuantity))}>
              {t.take(number(quote.nextQuantity))}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
