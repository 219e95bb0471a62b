// Card of a battery in search results: match reason, or difference from the query.
import type { SearchAnswer } from '../../../../contract/search.ts'
import { chipClass } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { WarningIcon } from '../../../../ui/icons.tsx'
import { useTexts } from '../../../texts.ts'
import { MatchReason } from '../match-reason/match-reason.tsx'
import { ProductTile } from '../../catalogue/product-card/product-tile.tsx'
import { WishListButton } from '../../wish-button/wish-list-button.tsx'
import { addsToDifference, differenceText } from './difference-text.ts'
import css from '../search-parts/search-answer.module.css'

export function FoundCard({ card }: { card: SearchAnswer['list'][number] }) {
  return (
    <ProductTile card={card} reason={<ReasonOrDifference card={card} />}>
      <div className={css.keep}>
        <WishListButton itemNo={card.itemNo} price={card.price} bare />
      </div>
    </ProductTile>
  )
}

function ReasonOrDifference({
  card: { difference, matchedOn },
}: {
  card: SearchAnswer['list'][number]
}) {
  const t = useTexts('search-answer').similar
  const reason = <MatchReason matchedOn={matchedOn} />
  if (!difference) return reason
  return (
    <>
      {addsToDifference(matchedOn, difference) && reason}
      <p className={classNames(chipClass('warn'), css.part, css.difference)}>
        <WarningIcon size={16} /> <span>{differenceText(t, difference)}</span>
      </p>
    </>
  )
}
