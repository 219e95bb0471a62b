// The type of the whole database: the tables of every domain.
import type { CaseTables } from './schema/cases.ts'
import type { CatalogueTables } from './schema/catalogue.ts'
import type { ColleagueTables } from './schema/colleagues.ts'
import type { ContentTables } from './schema/content.ts'
import type { DocumentTables } from './schema/documents.ts'
import type { DownloadTables } from './schema/downloads.ts'
import type { InstallationTables } from './schema/installation.ts'
import type { LedgerTables } from './schema/ledger.ts'
import type { MailTables } from './schema/mail.ts'
import type { MemberTables } from './schema/members.ts'
import type { OrderFileTables } from './schema/order-files.ts'
import type { OrderTables } from './schema/orders.ts'
import type { PriceTables } from './schema/prices.ts'
import type { ReturnTables } from './schema/returns.ts'
import type { ShippingTables } from './schema/shipping.ts'
import type { StaffTables } from './schema/staff.ts'
import type { SettingTables } from './schema/stored-settings.ts'
import type { StockTables } from './schema/stock.ts'
import type { VerificationTables } from './schema/verification.ts'
import type { VisitTables } from './schema/visits.ts'
import type { WishListTables } from './schema/wish-lists.ts'

export interface Database
  extends
    CaseTables,
    CatalogueTables,
    ColleagueTables,
    ContentTables,
    DocumentTables,
    DownloadTables,
    InstallationTables,
    LedgerTables,
    MailTables,
    MemberTables,
    OrderFileTables,
    OrderTables,
    PriceTables,
    ReturnTables,
    SettingTables,
    ShippingTables,
    StockTables,
    StaffTables,
    VerificationTables,
    VisitTables,
    WishListTables {}
