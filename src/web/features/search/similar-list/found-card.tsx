// Card of a battery in search results: match reason, or difference from the query.
import type { SearchAnswer } from '../../../../contract/search.ts'
import { chipClass } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { WarningIcon } from '../../../../ui/icons.tsx'
import { useTexts } from '../../../texts.ts'
import { MatchReason } from '../match-reason/match-reason.tsx'
import { ProductCard } from '../../catalogue/product-card/product-card.tsx'
import { WishButton } from '../../wish-button/wish-button.tsx'
import { differenceWords, saysMore } from './difference-words.ts'
import css from '../search-parts/search-answer.module.css'

export function FoundCard({ card }: { card: SearchAnswer['list'][number] }) {
  return (
    <ProductCard card={card} reason={<Why card={card} />}>
      <div className={css.keep}>
        <WishButton itemNo={card.itemNo} bare />
      </div>
    </ProductCard>
  )
}

function Why({ card: { difference, matchedOn } }: { card: SearchAnswer['list'][number] }) {
  const t = useTexts('search-answer').similar
  const reason = <MatchReason matchedOn={matchedOn} />
  if (!difference) return reason
  return (
    <>
      {saysMore(matchedOn, difference) && reason}
      <p className={classNames(chipClass('warn'), css.part, css.difference)}>
        <WarningIcon size={16} /> <span>{differenceWords(t, difference)}</span>
      </p>
    </>
  )
}
