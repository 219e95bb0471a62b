// The calls of the group company; those that call a single function are bound here.
import {
  downloadPosterRoute,
  listCorporateRoute,
  listCsrRoute,
  listIntroductionsRoute,
  listOpeningsRoute,
  listPostersRoute,
  readCorporateRoute,
  readCsrRoute,
  readIntroductionRoute,
  readPosterRoute,
  readSubZoneRoute,
} from '../../../contract/company.ts'
import { listOpenings, listZones, readPoster } from '../../modules/content/company-service.ts'
import { listCards, readEntry } from '../../modules/content/content-service.ts'
import { openPoster } from '../../operations/open-content-file.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { wholeList } from '../../platform/http/paging.ts'

export const companyCalls: AnyCall[] = [
  handle(listOpeningsRoute, async (ctx) => wholeList(await listOpenings(ctx))),
  handle(listIntroductionsRoute, (ctx, { page, rows }) =>
    listCards(ctx, { kind: 'introduction', page, rows }),
  ),
  handle(readIntroductionRoute, (ctx, { id }) => readEntry(ctx, 'introduction', id)),
  handle(listCorporateRoute, (ctx, { page, rows }) =>
    listCards(ctx, { kind: 'corporate', page, rows }),
  ),
  handle(readCorporateRoute, (ctx, { id }) => readEntry(ctx, 'corporate', id)),
  handle(listCsrRoute, (ctx, { page, rows }) => listCards(ctx, { kind: 'csr', page, rows })),
  handle(readCsrRoute, (ctx, { id }) => readEntry(ctx, 'csr', id)),
  handle(readSubZoneRoute, (ctx, input) => listZones(ctx, input)),
  handle(listPostersRoute, (ctx, { keyword, page, rows }) =>
    listCards(ctx, { kind: 'poster', keyword, page, rows }),
  ),
  handle(readPosterRoute, (ctx, { id }) => readPoster(ctx, id)),
  handle(downloadPosterRoute, (ctx, { id }) => openPoster(ctx, id)),
]
