// Lines read from a photo, to correct and search: numbers in the field, other lines added by click.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from '../../../router/router-context.ts'
import { Button } from '../../../../ui/button.tsx'
import { PATHS } from '../../../paths.ts'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { useTexts } from '../../../texts.ts'
import type { PhotoReport } from './reading/messages.ts'
import { keywordOf, linesToShow, MAX_CHARACTERS } from './lines-to-show.ts'
import css from './label-photo.module.css'

export interface RecognisedLinesProps {
  found: Extract<PhotoReport, { step: 'read' }>
  onSearch: () => void
}

export function RecognisedLines({ found, onSearch }: RecognisedLinesProps) {
  const t = useTexts('label-photo')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const shown = linesToShow(found)
  const [text, setText] = useState(shown.lines.join('\n'))
  const [rest, setRest] = useState(shown.rest)
  const navigate = useNavigate()
  const keyword = keywordOf(text)
  useEffect(() => field.current?.focus(), [])

  function add(line: string) {
    setText(`${text.trimEnd()}\n${line}`.trimStart())
    setRest(rest.filter((each) => each !== line))
    field.current?.focus()
  }
  function search(event: FormEvent) {
    event.preventDefault()
    if (keyword === '') return
    onSearch()
    // The router adds the language prefix.
    void navigate(`${PATHS.search}?${new URLSearchParams({ keyword })}`)
  }
  return (
    <form className={css.form} onSubmit={search}>
      <Field id={id} label={t.lines} hint={t.linesHint}>
        <textarea
          ref={field}
          id={id}
          className={controlClass}
          value={text}
          rows={Math.min(8, Math.max(3, text.split('\n').length))}
          maxLength={MAX_CHARACTERS}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      {rest.length > 0 && <OtherLines id={`${id}-rest`} lines={rest} onAdd={add} />}
      <Button type="submit" look="primary" disabled={keyword === ''}>
        {t.search}
      </Button>
    </form>
  )
}

interface OtherLinesProps {
  /** Id of the element that labels the group. */
  id: string
  lines: readonly string[]
  onAdd: (line: string) => void
}

function OtherLines({ id, lines, onAdd }: OtherLinesProps) {
  const t = useTexts('label-photo')
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={css.note}>
        {t.rest}
      </p>
      <div className={css.rest}>
        {lines.map((line) => (
          <Button
            key={line}
            small
            className={css.add}
            aria-label={t.add(line)}
            onClick={() => onAdd(line)}
          >
            + {line}
          </Button>
        ))}
      </div>
    </div>
  )
}
