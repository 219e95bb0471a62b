// Preview of pasted rows: adds the ready rows and keeps the others until resolved or downloaded.
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { useTexts } from '../../../texts.ts'
import { saveFile } from '../../../components/save-file.ts'
import {
  type AddLines,
  isOpen,
  isReady,
  type PasteRow,
  readyLines,
  restRows,
} from './paste-rows.ts'
import { PasteRowView } from './paste-row-view.tsx'
import { pasteReason, type PasteTexts } from './paste-reason.ts'
import { csvText } from '../lists/table-text.ts'
import css from './paste.module.css'

interface PastePreviewProps {
  rows: PasteRow[]
  onChange: (rows: PasteRow[]) => void
  onAdd: AddLines
  onAgain: () => void
  tooMany: number
}

export function PastePreview({ rows, onChange, onAdd, onAgain, tooMany }: PastePreviewProps) {
  const t = useTexts('wish-list').paste
  const [adding, setAdding] = useState(false)
  const [said, setSaid] = useState('')
  const lines = readyLines(rows)
  const open = rows.filter(isOpen)

  async function add() {
    setAdding(true)
    try {
      const rejections = await onAdd(lines)
      const rest = restRows(rows, rejections)
      const words = [t.added(lines.length - rejections.size)]
      if (rest.length > 0) words.push(t.left(rest.length))
      setSaid(words.join(' '))
      onChange(rest)
    } catch {
      setSaid(t.addFailed)
    } finally {
      setAdding(false)
    }
  }

  return (
    <div className={css.preview}>
      <p role="status" className={css.said}>
        {said || t.summary(rows.filter(isReady).length, open.length)}
      </p>
      {tooMany > 0 && <p className={css.problem}>{t.tooMany(tooMany)}</p>}
      {rows.length > 0 && <PreviewTable rows={rows} onChange={onChange} />}
      <p className={css.actions}>
        {lines.length > 0 && (
          <Button look="primary" disabled={adding} onClick={() => void add()}>
            {adding ? t.adding : t.add(lines.length)}
          </Button>
        )}
        {open.length > 0 && <Button onClick={() => saveRows(open, t)}>{t.download}</Button>}
        <Button look="quiet" onClick={onAgain}>
          {t.again}
        </Button>
      </p>
    </div>
  )
}

function PreviewTable({ rows, onChange }: Pick<PastePreviewProps, 'rows' | 'onChange'>) {
  const t = useTexts('wish-list').paste
  return (
    <DataTable caption={t.preview} className={css.table}>
      <Head />
      <tbody>
        {rows.map((row, index) => (
          <PasteRowView
            key={row.matched.row}
            row={row}
            onChange={(next) => onChange(next ? rows.with(index, next) : rows.toSpliced(index, 1))}
          />
        ))}
      </tbody>
    </DataTable>
  )
}

/** Downloads the rows as a CSV file, each with the reason why it was not added. */
function saveRows(rows: readonly PasteRow[], t: PasteTexts): void {
  const { row, read, quantity } = t.columns
  const lines = rows.map((one) => [
    String(one.matched.row),
    one.matched.text,
    one.quantity === null ? '' : String(one.quantity),
    pasteReason(one, t),
  ])
  const text = csvText([[row, read, quantity, t.reason], ...lines])
  saveFile({ blob: new Blob([text], { type: 'text/csv' }), fileName: 'rows.csv' })
}

function Head() {
  const t = useTexts('wish-list').paste.columns
  return (
    <thead>
      <tr>
        <th scope="col">{t.row}</th>
        <th scope="col">{t.read}</th>
        <th scope="col">{t.quantity}</th>
        <th scope="col">{t.result}</th>
        <th scope="col">{t.action}</th>
      </tr>
    </thead>
  )
}
