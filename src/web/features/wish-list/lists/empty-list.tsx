// Empty wish list with three ways to fill it.
import { useLive } from '../../../components/use-live.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import css from './wish-list.module.css'

export function EmptyList({ onPaste }: { onPaste: () => void }) {
  const t = useTexts('wish-list').none
  const isLive = useLive()
  return (
    <div className={css.empty}>
      <h2>{t.title}</h2>
      <p>{t.ways}</p>
      <ul>
        <li>
          <LocalLink className={buttonClass('primary')} to={PATHS.search}>
            {t.search}
          </LocalLink>
        </li>
        <li>
          <Button disabled={!isLive} onClick={onPaste}>
            {t.paste}
          </Button>
        </li>
        <li>
          <LocalLink className={buttonClass()} to={PATHS.bestSellers}>
            {t.best}
          </LocalLink>
        </li>
      </ul>
    </div>
  )
}
