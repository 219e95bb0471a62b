// Files of a case message, fetched with number and code, so that no URL exposes them.
import { useState } from 'react'
import { downloadCaseFile } from '../../../../client/contact.ts'
import type { CaseThread } from '../../../../contract/contact.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { bytesText } from '../../../format/bytes-text.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { saveFile } from '../../../components/save-file.ts'
import type { CaseAccess } from './case-access.ts'
import css from './feedback.module.css'

type File = CaseThread['messages'][number]['files'][number]

export function CaseFiles({ files, access }: { files: readonly File[]; access: CaseAccess }) {
  const { follow: t } = useTexts('feedback')
  const lang = useLang()
  const [loadingId, setLoadingId] = useState<string | null>(null)
  if (files.length === 0) return null
  async function download(fileId: string) {
    setLoadingId(fileId)
    try {
      saveFile(await downloadCaseFile({ lang, ...access, fileId }))
    } catch {
      showMessage('warning', t.fileFailed)
    } finally {
      setLoadingId(null)
    }
  }
  return (
    <ul className={css.files}>
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <span>{name}</span>
          <small>{bytesText(bytes)}</small>
          <Button
            small
            disabled={loadingId === id}
            aria-label={t.download(name)}
            onClick={() => void download(id)}
          >
            {t.downloadShort}
          </Button>
        </li>
      ))}
    </ul>
  )
}
