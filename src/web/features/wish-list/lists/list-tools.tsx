// Actions for a whole list: ask for a quotation, send, paste, fill the order pad, copy as a table, download.
import { useRef, useState } from 'react'
import { exportWishList } from '../../../../client/wish-list.ts'
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useNavigate } from '../../../router/router-context.ts'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { copyText } from '../../../components/copy-button/copy-text.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { saveFile } from '../../../components/save-file.ts'
import { QuotationButton } from './quotation-button.tsx'
import { readAllLines } from './all-lines.ts'
import { sendPath } from './selection-bar.tsx'
import css from './wish-list.module.css'

const FORMATS = ['xlsx', 'csv', 'pdf'] as const

export function ListTools({ list, onPaste }: { list: WishListInfo; onPaste: () => void }) {
  const t = useTexts('wish-list')
  const { copyDone, copyFailed } = useTexts('frame').errors
  const site = useSite()
  const navigate = useNavigate()

  async function copy() {
    try {
      const [lines, { listAsText }] = await Promise.all([
        readAllLines(site, list.id),
        import('./table-text.ts'),
      ])
      if (!(await copyText(listAsText(lines, t.copy)))) throw new Error('no clipboard')
      showMessage('done', copyDone)
    } catch {
      showMessage('warning', copyFailed)
    }
  }

  // A second click would add each row twice.
  const isAdding = useRef(false)
  async function toOrderPad() {
    if (isAdding.current) return
    isAdding.current = true
    try {
      const { addToOrderPad } = await import('./add-to-order-pad.ts')
      await addToOrderPad(site, list.id)
      await navigate(PATHS.orderPad)
    } finally {
      isAdding.current = false
    }
  }

  return (
    <div className={css.tools}>
      <QuotationButton list={list} />
      <LocalLink className={buttonClass()} to={sendPath(list)}>
        {t.tools.send}
      </LocalLink>
      <Button onClick={onPaste}>{t.tools.paste}</Button>
      <Button onClick={() => void toOrderPad()}>{t.tools.orderPad}</Button>
      <Button onClick={() => void copy()}>{t.tools.copy}</Button>
      <Downloads list={list} />
    </div>
  )
}

function Downloads({ list }: { list: WishListInfo }) {
  const t = useTexts('wish-list').tools
  const { lang } = useSite()
  const [withPrices, setWithPrices] = useState(true)
  const [progress, setProgress] = useState<'idle' | 'doing' | 'failed'>('idle')
  async function fetchAs(format: (typeof FORMATS)[number]) {
    setProgress('doing')
    try {
      saveFile(await exportWishList({ lang, listId: list.id, format, withPrices }))
      setProgress('idle')
    } catch {
      setProgress('failed')
    }
  }
  return (
    <div className={css.downloads} role="group" aria-label={t.export}>
      <span>{t.export}</span>
      {FORMATS.map((format) => (
        <Button
          key={format}
          small
          disabled={progress === 'doing'}
          onClick={() => void fetchAs(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      <label>
        <input
          type="checkbox"
          checked={withPrices}
          onChange={(event) => setWithPrices(event.target.checked)}
        />
        {t.prices}
      </label>
      <span role="status" className={progress === 'failed' ? css.problem : css.hint}>
        {progress !== 'idle' && t[progress]}
      </span>
    </div>
  )
}
