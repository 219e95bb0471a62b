// Results for several numbers or devices: the count found, a button that adds the unambiguous ones to the
// wish list, and each result.
import type { ReactNode } from 'react'
import type { SearchAnswer } from '../../../../contract/search.ts'
import { useTexts } from '../../../texts.ts'
import { PriceHint } from '../../pricing/price-hint/price-hint.tsx'
import { ScreenTitle } from '../../../components/screen-title/screen-title.tsx'
import { AddFound } from './add-found.tsx'
import { GroupResult, groupId } from './group-result.tsx'
import css from '../search-parts/search-answer.module.css'

interface SearchGroupsProps {
  answer: SearchAnswer
  /** Notes on how the keyword was read. */
  children: ReactNode
}

export function SearchGroups({ answer, children }: SearchGroupsProps) {
  const t = useTexts('search-answer').groups
  const { groups } = answer
  const found = groups.filter(({ state }) => state === 'found')
  const similar = groups.filter(({ state }) => state === 'similar').length
  // Only the buyer knows which of several batteries is meant, so the button adds unambiguous results only.
  const unambiguous = found.filter(({ total }) => total === 1)
  const itemNos = [...new Set(unambiguous.flatMap(({ list }) => list[0]?.itemNo ?? []))]
  const ambiguous = found.length - unambiguous.length
  return (
    <div data-lazy="search-groups">
      <ScreenTitle title={t.summary(found.length, groups.length)}>
        <PriceHint cards={groups.flatMap(({ list }) => list)} />
      </ScreenTitle>
      {children}
      <div className={css.nextStep}>
        {similar > 0 && <p>{t.similar(similar)}</p>}
        <MissingGroups groups={groups} />
        {ambiguous > 0 && <p>{t.choose(ambiguous)}</p>}
        {itemNos.length > 0 && <AddFound itemNos={itemNos} />}
      </div>
      {groups.map((group, at) => (
        <GroupResult key={group.texts.join('\n')} group={group} at={at} />
      ))}
    </div>
  )
}

/** Numbers without a result, listed first because a long list hides them. */
function MissingGroups({ groups }: Pick<SearchAnswer, 'groups'>) {
  const t = useTexts('search-answer')
  const missing = groups.flatMap((group, at) => (group.state === 'missing' ? [{ group, at }] : []))
  if (missing.length === 0) return null
  return (
    <p>
      {t.groups.missing}
      {t.similar.colon}
      {missing.map(({ group, at }, index) => (
        <span key={at}>
          {index > 0 && t.parts.separator}
          <a href={`#${groupId(at)}`}>{group.texts[0]}</a>
        </span>
      ))}
    </p>
  )
}
