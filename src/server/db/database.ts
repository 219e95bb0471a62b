// The whole database as one type: every domain's tables side by side.
import type { CatalogueTables } from './schema/catalogue.ts'
import type { SearchTables } from './schema/search.ts'
import type { VisitTables } from './schema/visits.ts'

export interface Database extends CatalogueTables, SearchTables, VisitTables {}
