// Links that search for the nearest numbers and devices.
import { chipClass } from '../../../../ui/chip.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { searchPath } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import css from './search-answer.module.css'

export function NearestSuggestions({ suggestions }: { suggestions: readonly string[] }) {
  const { nearest } = useTexts('search').nothing
  if (suggestions.length === 0) return null
  return (
    <ul className={css.parts} aria-label={nearest}>
      {suggestions.map((text) => (
        <li key={text}>
          <LocalLink className={chipClass('plain', true)} to={searchPath(text)}>
            {text}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
