// Composes the home page: menus, limits, new products, best sellers, updates and content.
import { brand } from '../../shared/brand.ts'
import { BUSINESS, PAYMENT_CURRENCIES } from '../../shared/business-constants.ts'
import type { HomeInfo } from '../../contract/home.ts'
import type { SeriesPreference } from '../../shared/series-preferences.ts'
import { dayKey } from '../modules/analytics/day-key.ts'
import { listCategories } from '../modules/catalogue/category-service.ts'
import { readTotals } from '../modules/catalogue/list-service.ts'
import { listBestSellers, listNewest } from '../modules/catalogue/ranked-list-service.ts'
import { listUpdateRows } from '../modules/catalogue/update-service.ts'
import { readHomeContent } from '../modules/content/home-content-service.ts'
import { addPrices } from '../modules/pricing/pricing-service.ts'
import type { Ctx } from '../context/context.ts'

const TOP_CATEGORIES = 12
const FIRST_EIGHT = { page: 1, rows: 8 }

/** With `perPack`, twins are one entry, shown in this series; without it, each item is one. */
export async function composeHome(
  ctx: Ctx,
  area: 'main' | 'dropship',
  perPack?: SeriesPreference,
): Promise<HomeInfo> {
  const [menuCategory, updates, newest, best, totals, content, userKey] = await Promise.all([
    listCategories(ctx),
    listUpdateRows(ctx, { page: 1, rows: 10, perPack, saysWhatChanged: true }),
    listNewest(ctx, { ...FIRST_EIGHT, perPack }),
    listBestSellers(ctx, { ...FIRST_EIGHT, perPack }),
    readTotals(ctx),
    readHomeContent(ctx, area),
    dayKey(ctx),
  ])
  // Prices both lists in one statement.
  const cards = await addPrices(ctx, [...newest.list, ...best.list])
  return {
    menuCategory,
    config: {
      serverDate: ctx.clock().toISOString(),
      siteName: brand.brandName,
      brands: [
        { name: brand.mainSeries, styleType: 'main' },
        { name: brand.secondSeries, styleType: 'high-performance' },
      ],
      currencies: [...PAYMENT_CURRENCIES],
      contactEmail: ctx.site.contactEmail,
      limits: {
        wholesaleMinimum: BUSINESS.wholesaleMinimum,
        dropshipMinimum: BUSINESS.dropshipMinimum,
        requestTimeoutMs: BUSINESS.requestTimeoutMs,
        pageViewThresholdMs: BUSINESS.pageViewThresholdMs,
        toastMs: BUSINESS.toastMs,
      },
    },
    ...content,
    UserAccessKey: userKey,
    topCategory: menuCategory
      // Every category except the root, which is the whole catalogue.
      .filter((node) => node.parentId !== null)
      .sort((a, b) => b.count - a.count)
      .slice(0, TOP_CATEGORIES),
    updateProduct: updates,
    newProduct: cards.slice(0, newest.list.length),
    bestSeller: cards.slice(newest.list.length),
    totals,
    // Part of the contract; clients read the number from the call `top-info`.
    wishCount: 0,
  }
}
