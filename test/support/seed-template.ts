// Fills the template database from which every test file gets its own copy.
import { join } from 'node:path'
import { connect } from '../../src/server/db/connect.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { addStartingContent } from '../../src/server/operations/import-content.ts'
import { loadDemonstration } from '../../src/server/operations/load-demonstration.ts'
import { loadShippingExamples } from '../../src/server/operations/load-shipping-examples.ts'
import { createFileStore } from '../../src/server/platform/files/file-store.ts'
import { pickFixture } from './pick-fixture.ts'

/** Runs the migrations, then imports the small catalogue with the shop's own import. */
export async function seedTemplate(
  url: string,
  scratch: string,
  filesFolder: string,
): Promise<void> {
  await migrate({ url })
  const folder = join(scratch, 'fixture')
  await pickFixture(folder)
  const { db, close } = connect({ url, poolSize: 2, applicationName: 'seed', allowsLongWork: true })
  try {
    await loadDemonstration({ db, folder })
    await loadShippingExamples(db, { isDemonstration: true, now: new Date('2026-01-01') })
    const files = createFileStore(filesFolder)
    await addStartingContent({ db, files })
  } finally {
    await close()
  }
}
