// Calls for company content: openings in teams, introductions (the company, its batteries, the manuals), culture
// (`corporate`), social responsibility (`csr`), site overview, posters.
import type {
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
} from '../contract/company.ts'
import { caller } from './call.ts'
import { filePath } from './file-path.ts'

export const listOpenings = caller<typeof listOpeningsRoute>('GET', '/api/about/product/hiring')
export const listIntroductions = caller<typeof listIntroductionsRoute>(
  'GET',
  '/api/about/product/introduction',
)
export const readIntroduction = caller<typeof readIntroductionRoute>(
  'GET',
  '/api/about/product/introduction/detail/{id}',
)
export const listCorporate = caller<typeof listCorporateRoute>(
  'POST',
  '/api/about/product/corporate',
)
export const readCorporate = caller<typeof readCorporateRoute>(
  'GET',
  '/api/about/product/corporate/detail/{id}',
)
export const listCsr = caller<typeof listCsrRoute>('GET', '/api/about/product/csr')
export const readCsr = caller<typeof readCsrRoute>('GET', '/api/about/product/csr/detail/{id}')
export const readSubZone = caller<typeof readSubZoneRoute>('GET', '/api/about/product/subZone')
export const listPosters = caller<typeof listPostersRoute>('GET', '/api/about/product/poster')
export const readPoster = caller<typeof readPosterRoute>(
  'GET',
  '/api/about/product/poster/detail/{id}',
)

/** The address of a poster's printable file. */
export const posterFilePath = filePath<typeof downloadPosterRoute>(
  '/api/about/product/poster/download/{id}',
)
