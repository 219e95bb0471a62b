// Draws the plots under /plots: of products and categories, of the manuals, and the map of the locations.
import { findDrawnProduct } from '../modules/catalogue/drawn-product.ts'
import type { DrawnSpecification } from '../modules/catalogue/drawn-specification.ts'
import { countByVoltageCapacity } from '../modules/catalogue/list-service.ts'
import { listMonths } from '../modules/catalogue/ranked-list-service.ts'
import { drawChargeWindow } from '../modules/media/plot/charge-window.ts'
import { drawComparisonPlot } from '../modules/media/plot/comparison-plot.ts'
import { drawDischargePlot } from '../modules/media/plot/discharge-plot.ts'
import { drawEnergyLimit } from '../modules/media/plot/energy-limit.ts'
import { drawMonthlyBars } from '../modules/media/plot/monthly-bars.ts'
import { drawStorageBand } from '../modules/media/plot/storage-band.ts'
import { drawTemperatureBand } from '../modules/media/plot/temperature-band.ts'
import { drawVoltageCapacityPlot } from '../modules/media/plot/voltage-capacity-plot.ts'
import { drawWorldMap } from '../modules/media/plot/world-map.ts'
import type { Ctx } from '../context/context.ts'
import { notFound } from '../platform/errors.ts'
import { svgPicture, type RenderedPicture } from '../platform/picture.ts'

type Theme = 'light' | 'dark'
const MONTHS_SHOWN = 12
const MAX_COMPARED = 5

/** A product's plot: discharge, temperature or energy. Errors: 404. */
export async function drawProductPlot(
  ctx: Ctx,
  plot: string,
  itemNo: string,
  theme: Theme,
): Promise<RenderedPicture> {
  const draw = Object.hasOwn(PRODUCT_PLOTS, plot) ? PRODUCT_PLOTS[plot] : undefined
  const product = draw && (await findDrawnProduct(ctx.db, itemNo))
  if (!draw || !product) throw notFound()
  return svgPicture(draw(product, ctx, theme))
}

const PRODUCT_PLOTS: Record<
  string,
  ((product: DrawnSpecification, ctx: Ctx, theme: Theme) => string) | undefined
> = {
  discharge: (product, { lang }, theme) => drawDischargePlot(product, lang, theme),
  temperature: (product, { lang }, theme) => drawTemperatureBand(product.chemistry, lang, theme),
  energy: (product, { lang }, theme) => drawEnergyLimit(product.energyWh, lang, theme),
}

/** The batteries of a category by voltage and capacity. Errors: 404. */
export async function drawVoltageCapacity(
  ctx: Ctx,
  id: string,
  theme: Theme,
): Promise<RenderedPicture> {
  return svgPicture(drawVoltageCapacityPlot(await countByVoltageCapacity(ctx, id), ctx.lang, theme))
}

/** New products per month, for the last twelve months that had any, oldest first. */
export async function drawNewProducts(ctx: Ctx, theme: Theme): Promise<RenderedPicture> {
  const months = await listMonths(ctx)
  return svgPicture(drawMonthlyBars(months.slice(0, MONTHS_SHOWN).reverse(), ctx.lang, theme))
}

/** The outlines of the land for the locations page. */
export function drawWorld(theme: Theme): RenderedPicture {
  return svgPicture(drawWorldMap(theme))
}

/** Capacity and energy of up to five items; unknown items are omitted. */
export async function drawComparison(
  ctx: Ctx,
  itemNos: string[],
  theme: Theme,
): Promise<RenderedPicture> {
  const wanted = itemNos.slice(0, MAX_COMPARED)
  const found = await Promise.all(wanted.map((itemNo) => findDrawnProduct(ctx.db, itemNo)))
  return svgPicture(
    drawComparisonPlot(
      found.flatMap((item) => item ?? []),
      ctx.lang,
      theme,
    ),
  )
}

/** A plot for the manuals, which is the same for every battery. */
export function drawManualPlot(
  ctx: Ctx,
  plot: 'storage' | 'charging',
  theme: Theme,
): RenderedPicture {
  const draw = plot === 'storage' ? drawStorageBand : drawChargeWindow
  return svgPicture(draw(ctx.lang, theme))
}
