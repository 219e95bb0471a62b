// The HTTP server: registers every group of routes in order of precedence.
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from './db/database.ts'
import { addAssets } from './site/assets.ts'
import { ALL_CALLS } from './api/all-calls.ts'
import { createCallTable } from './http/call-table.ts'
import { addCalls } from './http/serve-calls.ts'
import { addHealth } from './http/health.ts'
import { addFeeds } from './site/feeds.ts'
import { addLogInLinks } from './site/log-in-links.ts'
import { addMediaPictures } from './site/media-pictures.ts'
import { addDescription } from './http/description.ts'
import { addPages } from './site/pages.ts'
import { loadLists, loadSearch, prepareVersions, warmUp } from './site/warm-up.ts'
import { addPictures } from './site/pictures.ts'
import { flushPageViews } from './modules/analytics/page-view-service.ts'
import { registerUnknownCodeMetrics } from './modules/verification/miss-watch.ts'
import { flushMissedSearches } from './modules/search/missed-search-service.ts'
import { watchCatalogue } from './context/catalogue-watch.ts'
import { enableVersionFiles } from './context/version-files.ts'
import type { BackupStatus } from './backup/backup-status.ts'
import { lookOf } from './platform/brand/brand-look.ts'
import { openBrand } from './platform/brand/open-brand.ts'
import type { Config } from './platform/config.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { createFloodLimit } from './platform/limits/flood-limit.ts'
import { createLoadShedding, type LoadShedding } from './platform/limits/load-shedding.ts'
import { requestIdOf, type Log } from './platform/log.ts'
import { createRepeatedWarning } from './platform/repeated-warning.ts'
import { watchDisk } from './context/disk-watch.ts'
import { registerStateMetrics } from './http/state-metrics.ts'
import { countOverdueJobs } from './jobs/job-repository.ts'
import type { Metrics } from './platform/metrics.ts'
import { createResponseCache } from './platform/response-cache/response-cache.ts'
import { installEarlyCache } from './platform/response-cache/early-cache.ts'
import { responseCodeOf } from './platform/response-cache/write-response.ts'
import { busy, createAdmissionControl } from './platform/limits/admission-control.ts'
import { createTokenTrust } from './platform/limits/token-trust.ts'
import { answerUnread } from './platform/http/answer-unread.ts'
import { limitBodyTime } from './platform/http/body-time.ts'
import { hasTwoHosts } from './platform/http/double-host.ts'
import { sendFailure, sendNotFound } from './http/failures.ts'
import { checkRouteTable } from './http/route-table.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import type { Shop } from './context/shop.ts'
import { createUploadService } from './context/upload-service.ts'
import { createWarming } from './context/warming.ts'

export interface AppDependencies {
  db: Kysely<Database>
  config: Config
  log: Log
  files: FileStore
  metrics: Metrics
  isStopping: () => boolean
  /** Absent or undefined: backups are off, or were not looked at yet. */
  backups?: () => BackupStatus | undefined
  clock?: () => Date
  /** Absent: measures the delay of this process's event loop, and limits how many requests work at the same time. */
  shedding?: LoadShedding
  /**
   * Loads the columns of the catalogue before it can listen, and once it listens renders pages until their code is
   * compiled; `/readyz` fails meanwhile.
   */
  warmsUp?: boolean
  /** Holds files that a later process reads instead of the whole catalogue. Absent: there are none. */
  computedFolder?: string
  /** Milliseconds without a response after which the database counts as unavailable; 1,500 by default. */
  silentMs?: number
}

/** A search for 3,200 Chinese characters has a URL of 28,800 bytes and repeats it in the Referer header. */
const LONGEST_HEADER = 65_536
const JSON_BODY_LIMIT = 64 * 1024

/** Does not listen yet. Errors: throws for an incomplete route table or missing page builds. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  checkRouteTable(ALL_CALLS)
  const { brand, config } = openBrand(dependencies.config)
  const parts = { ...dependencies, config }
  const app = createServer(parts)
  const shop = await createShop(app, parts, brand)
  if (dependencies.computedFolder !== undefined) {
    enableVersionFiles(shop.db, { folder: dependencies.computedFolder, log: shop.log })
  }
  shop.watch.beforeShowing((versions) => prepareVersions(shop, versions))
  const lists = parts.warmsUp ? loadLists(shop) : undefined
  leaveBodiesUnparsed(app)
  // Set before the routes: those registered earlier would keep the framework's handler, which reveals error messages.
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendFailure(shop, error, request, reply),
  )
  addHealth(app, shop)
  addDescription(app, ALL_CALLS)
  const calls = createCallTable(ALL_CALLS)
  addCalls(app, shop, ALL_CALLS)
  app.get('/api/*', (request, reply) => sendNotFound(request, reply, calls.methodsOf))
  addPictures(app, shop)
  addMediaPictures(app, shop)
  addFeeds(app, shop)
  addLogInLinks(app, shop)
  addAssets(app, shop.look.files)
  const renderOnly = await addPages(app, shop, calls)
  installEarlyCache(app.server, shop.responses, {
    posts: calls.sharedPosts,
    beforeRouting: (request) => limitBodyTime(app.server, request),
  })
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, calls.methodsOf))
  app.addHook('onListen', async () => {
    void loadSearch(shop).then(() => shop.warming.run(() => warmUp(shop, renderOnly)))
  })
  await lists
  return app
}

/** What it starts, such as watching catalogue and disk, stops when the server closes. */
async function createShop(
  app: FastifyInstance,
  parts: AppDependencies,
  brand: Shop['brand'],
): Promise<Shop> {
  const { config, db, log, metrics } = parts
  const watch = await watchCatalogue(db, parts.silentMs)
  const disk = await watchDisk(config.DATA_DIR, log)
  const shedding = parts.shedding ?? createLoadShedding(busy)
  app.addHook('onClose', async () => {
    for (const each of [watch, disk, shedding]) each.stop()
    // The observer of garbage collection lives as long as the process; it refers to the metrics, and they to the shop.
    metrics.registry.clear()
    await Promise.all([flushPageViews(db), flushMissedSearches(db)])
  })
  const clock = parts.clock ?? (() => new Date())
  const shop: Shop = {
    ...parts,
    brand,
    look: lookOf(brand),
    clock,
    uploads: createUploadService({ ...parts, clock }),
    watch,
    disk,
    responses: createResponseCache({
      watch,
      metrics,
      headers: securityHeaders(config.PUBLIC_URL),
    }),
    admission: createAdmissionControl(shedding, createFloodLimit(config.FLOOD_LIMIT), watch),
    tokenTrust: createTokenTrust(),
    warming: createWarming(parts.warmsUp ?? false),
  }
  registerUnknownCodeMetrics(metrics.registry, db, clock)
  registerStateMetrics(metrics.registry, shop, (before) => countOverdueJobs(db, before))
  return shop
}

/** Each call parses its own body; a body that was sent before is answered from cache without being parsed. */
function leaveBodiesUnparsed(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body)
  })
}

function createServer({ config, log, metrics }: AppDependencies): FastifyInstance {
  const headers = securityHeaders(config.PUBLIC_URL)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Our own log lines name their request; the framework writes too few for a logger for each request.
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => requestIdOf(request.headers.traceparent),
    bodyLimit: JSON_BODY_LIMIT,
    trustProxy: config.TRUSTED_PROXIES || false,
    // For a form with a file on a slow connection; other bodies have 15 s (platform/http/body-time.ts).
    requestTimeout: 620_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: LONGEST_HEADER,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 500, caseSensitive: true },
    clientErrorHandler: answerUnread,
    frameworkErrors: (error, request, reply) => {
      // An undecodable URL is not found.
      log.debug({ err: error }, 'undecodable address')
      // Hooks do not run for this error, so the headers are set here.
      reply.headers(headers).header('x-request-id', request.id)
      return sendNotFound(request, reply as never)
    },
  }) as unknown as FastifyInstance
  app.addHook('onRequest', async ({ raw }) => {
    if (hasTwoHosts(raw)) throw Object.assign(new Error('two Host headers'), { statusCode: 400 })
  })
  app.addHook('onSend', async (request, reply) => {
    // The response may already have set a stricter value.
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    reply.header('x-request-id', request.id)
  })
  observeRequests(app, { log, metrics })
  return app
}

/** Measures and logs each response. */
function observeRequests(
  app: FastifyInstance,
  { log, metrics }: Pick<AppDependencies, 'log' | 'metrics'>,
): void {
  const rejected = createRepeatedWarning(log, 'requests were answered with 503')
  app.addHook('onClose', async () => rejected.end())
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.raw.statusCode
    const route = request.routeOptions.url ?? 'unknown'
    // A failed call has HTTP status 200 too.
    const code = responseCodeOf(reply)
    metrics.observeRequest(route, code, reply.elapsedTime / 1000)
    const isSlow = reply.elapsedTime > 1000
    if (status === 503) rejected.record()
    const level = levelOf(status, isSlow)
    if (log.isLevelEnabled(level)) {
      log[level](
        {
          requestId: request.id,
          method: request.method,
          route,
          status,
          code,
          ms: Math.round(reply.elapsedTime),
        },
        isSlow ? 'slow request' : 'request',
      )
    }
  })
}

/** Rejected requests share one line of the log: a line for each would cost more than the requests. */
function levelOf(status: number, isSlow: boolean): 'error' | 'warn' | 'debug' {
  if (status === 503) return 'debug'
  if (status >= 500) return 'error'
  return isSlow ? 'warn' : 'debug'
}
