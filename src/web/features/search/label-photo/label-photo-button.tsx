// Button that opens the label photo reader, which loads on the first click.
import { useState } from 'react'
import { Icon } from '../../../../ui/icons.tsx'
import { useOnDemand } from '../../../components/toasts/on-demand.ts'
import { useLang } from '../../../site-context.ts'
import { loadTexts, useTexts } from '../../../texts.ts'
import css from './label-photo-button.module.css'

export function LabelPhotoButton() {
  const lang = useLang()
  const [open, setOpen] = useState(false)
  const [module, load] = useOnDemand(() =>
    loadTexts(lang, 'label-photo').then(() => import('./label-photo-dialog.tsx')),
  )
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-label={useTexts('frame').search.photo}
        onClick={() => {
          load()
          setOpen(true)
        }}
      >
        <Icon>
          <path d="M4 8h3.5l1.5-3h6l1.5 3H20v11H4z" />
          <circle cx="12" cy="13" r="3.5" />
        </Icon>
      </button>
      {open && module && <module.LabelPhotoDialog onClose={() => setOpen(false)} />}
    </>
  )
}
