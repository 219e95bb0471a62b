// Action of npm run returns that saves the label of an approved return.
import { writeFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../../server/db/database.ts'
import { readStaffReturn } from '../../server/modules/returns/return-service.ts'
import { langOption, requireValue } from '../command-line/option-values.ts'
import { action } from '../command-line/run-command.ts'

interface Context {
  db: Kysely<Database>
  options: { to?: string | undefined; lang?: string | undefined }
}

export const LABEL_ACTION = action(['NUMBER'], async ({ db, options }: Context, returnNo) => {
  const to = requireValue(options.to, '--to')
  const { row } = await readStaffReturn(db, returnNo)
  const { makeReturnLabel } = await import('../../server/modules/returns/return-label-service.ts')
  const { bytes } = await makeReturnLabel(db, row, langOption(options.lang))
  await writeFile(to, bytes, { flag: 'wx' })
  console.log(`${returnNo}: label written to ${to}`)
})
