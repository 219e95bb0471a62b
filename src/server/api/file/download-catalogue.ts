// GET /api/file/catalogue/{categoryId}
import { downloadCatalogueRoute } from '../../../contract/file.ts'
import { openPrintedCatalogue } from '../../flows/print-catalogue.ts'
import { handle } from '../../platform/call-handler.ts'

export const downloadCatalogueCall = handle(downloadCatalogueRoute, openPrintedCatalogue)
