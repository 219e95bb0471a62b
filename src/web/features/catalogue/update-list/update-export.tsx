// Buttons that download the update list as a spreadsheet; rendered before scripts run, so that the layout does not
// shift.
import { useState } from 'react'
import { exportUpdates } from '../../../../client/product-support.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { useLive } from '../../../components/use-live.ts'
import type { UpdateFilterValues } from './update-url.ts'
import { saveFile } from '../../../components/save-file.ts'
import css from './update-list.module.css'

interface UpdateExportProps {
  filters: UpdateFilterValues
  label: string
}

type Progress = 'idle' | 'exporting' | 'exported' | 'exportFailed'

const FORMATS = ['xlsx', 'csv'] as const

export function UpdateExport({ filters, label }: UpdateExportProps) {
  const t = useTexts('lists').updates
  const lang = useLang()
  const [progress, setProgress] = useState<Progress>('idle')
  const live = useLive()

  async function fetchAs(format: (typeof FORMATS)[number]) {
    setProgress('exporting')
    try {
      saveFile(await exportUpdates({ lang, ...filters, format }))
      setProgress('exported')
    } catch {
      setProgress('exportFailed')
    }
  }

  return (
    <div className={css.export} role="group" aria-label={t.exportLabel}>
      <span>{label}</span>
      {FORMATS.map((format) => (
        <Button
          key={format}
          small
          disabled={!live || progress === 'exporting'}
          onClick={() => void fetchAs(format)}
        >
          {t.export[format]}
        </Button>
      ))}
      <span role="status" className={progress === 'exportFailed' ? css.failed : css.hint}>
        {progress === 'idle' ? t.exportLimit : t[progress]}
      </span>
    </div>
  )
}
