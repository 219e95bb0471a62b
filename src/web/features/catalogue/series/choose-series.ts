// Chooses the series that lists show first: in this browser, and for a login on every device.
import { preferSeries } from '../../../../client/user-preferences.ts'
import type { SeriesPreference } from '../../../../shared/series-preferences.ts'
import { storeSeriesPreference } from '../../../page/series-preference.ts'
import type { Site } from '../../../site-context.ts'

export function chooseSeries(
  series: SeriesPreference,
  { lang, transport, maybeMember }: Site,
): void {
  storeSeriesPreference(series)
  if (!maybeMember()) return
  // The transport announces a failure; this browser shows what was chosen until its next page.
  preferSeries({ lang, series }, transport).catch(() => undefined)
}
