// Field for pasted item numbers: looks them up, selects the models found and lists those not found.
import { type RefObject, useRef, useState } from 'react'
import { matchRows } from '../../../client/wish-list.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { sentenceList, wordList } from '../../../shared/punctuation.ts'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import css from './downloads.module.css'

/** Limit of the call that reads them. */
const MAX_CHARACTERS = 60_000
/** Lines not found that the message names. */
const MAX_NAMED = 20
/** Models accepted from one ambiguous line. */
const MAX_OF_ONE = 5

export function PasteNumbers({ onAdd }: { onAdd: (itemNos: readonly string[]) => void }) {
  const { picker: t } = useTexts('downloads')
  const field = useRef<HTMLTextAreaElement>(null)
  const { pasted, change, isReading, message, add } = usePastedNumbers(onAdd, field)
  return (
    <form
      className={css.paste}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Field id="pasted-numbers" label={t.paste} hint={t.pasteHint}>
        <textarea
          id="pasted-numbers"
          ref={field}
          aria-describedby="pasted-numbers-hint"
          className={controlClass}
          rows={4}
          spellCheck={false}
          autoCapitalize="off"
          value={pasted}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <p className={css.buttons}>
        {/* Unlike `disabled`, aria-disabled keeps the focus on the pressed button. */}
        <Button type="submit" aria-disabled={isReading}>
          {isReading ? t.adding : t.add}
        </Button>
        <span role="status" className={css.hint}>
          {message}
        </span>
      </p>
    </form>
  )
}

/** Field text and `add`, which looks it up; lines not found stay in the field. */
function usePastedNumbers(
  onAdd: (itemNos: readonly string[]) => void,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const { picker: t } = useTexts('downloads')
  const { lang, transport } = useSite()
  const [pasted, setPasted] = useState('')
  const [isReading, setReading] = useState(false)
  const [message, setMessage] = useState('')

  async function add() {
    if (isReading) return
    if (pasted.trim() === '') {
      field.current?.focus()
      return setMessage(t.missing)
    }
    if (pasted.length > MAX_CHARACTERS) return setMessage(t.tooLong)
    setReading(true)
    setMessage('')
    try {
      const lines = pasted.replaceAll(/[,;、，；]+/g, '\n')
      const { rows } = await matchRows({ lang, pasted: lines }, transport)
      const found = rows.flatMap(({ outcome, products }) =>
        FOUND.has(outcome) ? products.slice(0, outcome === 'ambiguous' ? MAX_OF_ONE : 1) : [],
      )
      const unknown = rows.filter((row) => UNKNOWN.has(row.outcome)).map((row) => row.text)
      const itemNos = found.map(({ itemNo }) => itemNo)
      onAdd(itemNos)
      setPasted(unknown.join('\n'))
      const missing =
        unknown.length > 0 ? [t.notFound(wordList(unknown.slice(0, MAX_NAMED), lang))] : []
      setMessage(sentenceList([t.added(new Set(itemNos).size), ...missing], lang))
    } catch {
      setMessage(t.failed)
    } finally {
      setReading(false)
    }
  }
  function change(text: string) {
    setPasted(text)
    setMessage('')
  }
  return { pasted, change, isReading, message, add }
}

/**
 * Discontinued models have pictures too. A part number often matches one model in each series, and both are
 * wanted.
 */
const FOUND = new Set(['ok', 'ambiguous', 'discontinued', 'merged', 'replaced'])
const UNKNOWN = new Set(['not_found', 'unreadable'])
