// Product images: search for models or paste numbers, then download all their drawings as one zip.
import { type FormEvent, useState } from 'react'
import { fetchBatch } from '../../../client/file.ts'
import { searchProducts } from '../../../client/product.ts'
import { type BundleView, type PictureFormat, DEFAULT_VIEWS } from '../../../shared/bundle-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useHref } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { useLive } from '../../components/use-live.ts'
import { BundleStatus } from './bundle-status.tsx'
import { ChosenModels } from './chosen-models.tsx'
import { type FoundModels, type LoadedDownloads, MODELS_SHOWN } from './load-downloads.ts'
import { ModelResults } from './model-results.tsx'
import { PasteNumbers } from './paste-numbers.tsx'
import { useBundle } from './use-bundle.ts'
import css from './downloads.module.css'

const PICTURES = { kind: 'product-image' } as const

export function PictureSection({ id, loaded }: { id: string; loaded: LoadedDownloads }) {
  const t = useTexts('downloads')
  const live = useLive()
  const { lang } = useSite()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [views, setViews] = useState<BundleView[]>([...DEFAULT_VIEWS])
  const [format, setFormat] = useState<PictureFormat>('jpg')
  const bundle = useBundle()
  const isBusy = bundle.state.kind === 'running' || bundle.state.kind === 'preparing'
  function choose(itemNos: readonly string[], isChosen: boolean) {
    setChosen((before) => {
      const after = new Set(before)
      for (const itemNo of itemNos) {
        if (isChosen) after.add(itemNo)
        else after.delete(itemNo)
      }
      return after
    })
  }
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <SectionHeading
        id={`${id}-title`}
        title={t.sections['product-image']}
        note={t.notes['product-image']}
      />
      <div className={css.picker}>
        <div className={css.searchColumn}>
          <ModelSearch loaded={loaded} chosen={chosen} onChoose={choose} />
          {live && <PasteNumbers onAdd={(itemNos) => choose(itemNos, true)} />}
        </div>
        <div className={css.downloadColumn}>
          {live ? (
            <ChosenModels
              chosen={[...chosen]}
              views={views}
              format={format}
              isBusy={isBusy}
              onViews={setViews}
              onFormat={setFormat}
              onRemove={(itemNo) => choose([itemNo], false)}
              onClear={() => setChosen(new Set())}
              onDownload={() =>
                bundle.start(() =>
                  fetchBatch({ lang, ...PICTURES, ids: [...chosen], views, format }),
                )
              }
            />
          ) : (
            <p className={css.hint}>{t.picker.scripts}</p>
          )}
          <BundleStatus bundle={bundle} />
        </div>
      </div>
    </section>
  )
}

interface ModelSearchProps {
  loaded: LoadedDownloads
  chosen: ReadonlySet<string>
  onChoose: (itemNos: readonly string[], isChosen: boolean) => void
}

/** Without scripts the form reloads the same screen with the models in its query. */
function ModelSearch({ loaded, chosen, onChoose }: ModelSearchProps) {
  const { picker: t } = useTexts('downloads')
  const { lang, transport, packSeries } = useSite()
  const [found, setFound] = useState<FoundModels | null>(loaded.models)
  const [hasFailed, setFailed] = useState(false)
  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('models')
    const keyword = typeof typed === 'string' ? typed.trim() : ''
    if (keyword === '') return
    try {
      const input = { lang, keyword, rows: MODELS_SHOWN, perPack: packSeries() }
      setFound(await searchProducts(input, transport))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <form
        className={css.search}
        method="get"
        action={`${useHref(PATHS.downloads)}#product-images`}
        onSubmit={(event) => void find(event)}
      >
        <Field id="models" label={t.search} hint={t.searchHint}>
          <input
            id="models"
            name="models"
            type="search"
            maxLength={100}
            enterKeyHint="search"
            aria-describedby="models-hint"
            className={controlClass}
            defaultValue={loaded.filters.models}
          />
        </Field>
        <Button type="submit">{t.find}</Button>
      </form>
      {hasFailed && (
        <p role="alert" className={css.failed}>
          {t.failed}
        </p>
      )}
      {found && <ModelResults models={found} chosen={chosen} onChoose={onChoose} />}
    </>
  )
}
