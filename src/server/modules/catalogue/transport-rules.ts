// Which UN number a battery travels under when it is shipped alone.

const LITHIUM_RECHARGEABLE = new Set(['li-ion', 'li-polymer', 'lifepo4'])
const LITHIUM_METAL = new Set(['limno2', 'lisocl2', 'lifes2'])

/**
 * UN 3480 lithium-ion, UN 3090 lithium metal, UN 2800 non-spillable wet; null where the chemistry is not
 * listed as dangerous goods in dry cells (alkaline, silver oxide, zinc-air). Ni-MH is UN 3496 by sea only.
 */
export function unNumber(chemistry: string): string | null {
  if (LITHIUM_RECHARGEABLE.has(chemistry)) return 'UN3480'
  if (LITHIUM_METAL.has(chemistry)) return 'UN3090'
  if (chemistry === 'sla') return 'UN2800'
  if (chemistry === 'ni-mh') return 'UN3496'
  return null
}
