// Fills a new or older shop before it opens: catalogue, prices, shipping terms, content, files that a crash displaced. Printed
// catalogues that name another seller expire.
import { connect, type Connection, type ConnectOptions } from './db/connect.ts'
import type { Engine } from './db/engine/engine.ts'
import type { ServerLogin } from './db/server-role.ts'
import { restoreAttachments } from './modules/attachment/attachment-service.ts'
import { isCatalogueEmpty } from './modules/catalogue/writing/first-filling.ts'
import { hasContent } from './modules/content/writing/list-entries.ts'
import { expireForNewSeller } from './modules/download/printed-seller.ts'
import { needsDemonstrationPrices } from './modules/pricing/demonstration-prices.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { Log } from './platform/log.ts'
import { createProgressBar } from './platform/progress-bar.ts'

/**
 * Waits for connections as long as commands do: while a machine starts, the one second that a request waits may be too
 * short.
 */
export async function prepareData(
  engine: Engine,
  login: ServerLogin & { hasNamedStatements: boolean; log: Log },
  { files, publicUrl }: { files: FileStore; publicUrl: string | null },
): Promise<void> {
  const { log } = login
  const connection = connect({
    ...login,
    poolSize: 2,
    applicationName: 'start',
    allowsLongWork: true,
  })
  try {
    await loadCatalogueWhenEmpty(engine, connection, log)
    await addPricesWhenNone(engine, connection, log)
    await addShippingWhenNone(engine, connection, log)
    await addContentWhenNone(engine, connection, { files, log })
    await restoreFiles(connection, files, log)
    await expireForNewSeller(connection.db, new Date(), publicUrl)
  } finally {
    await connection.close()
  }
}

async function loadCatalogueWhenEmpty(engine: Engine, { db }: Connection, log: Log): Promise<void> {
  if (!(await isCatalogueEmpty(db))) return
  // Imported here, because a start with a catalogue needs none of this code.
  const { loadDemonstration } = await import('./operations/load-demonstration.ts')
  const owner = connectOwner(engine, { poolSize: 3, applicationName: 'demonstration', log })
  const bar = createProgressBar('Loading the demonstration catalogue')
  const begun = performance.now()
  try {
    await loadDemonstration({ db: owner.db, log, onProgress: bar.update })
    bar.end(`Catalogue loaded in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
  } finally {
    await owner.close()
  }
}

/** For a shop whose catalogue was loaded before price lists existed. */
async function addPricesWhenNone(engine: Engine, { db }: Connection, log: Log): Promise<void> {
  if (!(await needsDemonstrationPrices(db))) return
  const { addDemonstrationPrices } = await import('./operations/load-demonstration.ts')
  const owner = connectOwner(engine, { poolSize: 1, applicationName: 'demonstration', log })
  try {
    const rows = await addDemonstrationPrices(owner.db)
    log.info({ rows }, 'demonstration prices are loaded')
  } finally {
    await owner.close()
  }
}

/**
 * A shop with the embedded database may be a demonstration: there the example terms count as confirmed for the items of
 * the demonstration catalogue. In any other shop, staff must confirm them first.
 */
async function addShippingWhenNone({ kind }: Engine, { db }: Connection, log: Log): Promise<void> {
  const { loadShippingExamples } = await import('./operations/load-shipping-examples.ts')
  const isDemonstration = kind === 'embedded'
  const rows = await loadShippingExamples(db, { isDemonstration, now: new Date() })
  if (rows > 0) log.info({ rows }, 'example shipping terms are loaded')
}

/** For a new shop, or one created before content existed. */
async function addContentWhenNone(
  engine: Engine,
  { db }: Connection,
  { files, log }: { files: FileStore; log: Log },
): Promise<void> {
  if (await hasContent(db)) return
  const { addStartingContent } = await import('./operations/import-content.ts')
  const owner = connectOwner(engine, { poolSize: 1, applicationName: 'content', log })
  try {
    const entries = await addStartingContent({ db: owner.db, files })
    log.info({ entries }, 'the starting content is loaded')
  } finally {
    await owner.close()
  }
}

/** Runs before the worker starts, because its jobs remove old scratch files. */
async function restoreFiles({ db }: Connection, files: FileStore, log: Log): Promise<void> {
  const restored = await restoreAttachments(db, files.subfolder('received'))
  if (restored > 0) log.warn({ restored }, 'files lost by a crash are back in their place')
}

function connectOwner(
  { url, isBehindPooler }: Engine,
  options: Pick<ConnectOptions, 'poolSize' | 'applicationName' | 'log'>,
): Connection {
  return connect({ url, isBehindPooler, allowsLongWork: true, ...options })
}
