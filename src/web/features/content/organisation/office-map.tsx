// World map of the offices: an outline drawn by the server with a link marker for each office.
import type { OrgNode } from '../../../../contract/company.ts'
import { MAP_SIZE, placeOnMap } from '../../../../shared/map-projection.ts'
import { localHref } from '../../../page/local-link.tsx'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { ThemedPlot } from '../../../components/themed-plot.tsx'
import css from './office-map.module.css'

const { width, height } = MAP_SIZE
/** Radius of a marker's touch target in map units. */
const TOUCH_RADIUS = 36

export interface OfficeMapProps {
  offices: readonly OrgNode[]
  /** Path of the page with the office list, if it is another one. */
  path?: string
}

/** Uses the texts 'company'. Markers are numbered in office order. */
export function OfficeMap({ offices, path = '' }: OfficeMapProps) {
  const t = useTexts('company').locations
  return (
    <figure className={css.figure}>
      <div className={css.map}>
        <ThemedPlot src="/plots/world.svg" alt="" width={width} height={height} />
        <svg
          className={css.marks}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={t.map}
        >
          {offices.map((office, index) => (
            <Mark key={office.id} office={office} number={index + 1} path={path} />
          ))}
        </svg>
      </div>
      <figcaption>{t.outlines}</figcaption>
    </figure>
  )
}

function Mark(props: { office: OrgNode; number: number; path: string }) {
  const { office, number, path } = props
  const t = useTexts('company').locations
  const lang = useLang()
  if (office.latitude === null || office.longitude === null) return null
  const { x, y } = placeOnMap(office.latitude, office.longitude)
  return (
    <a
      href={`${path && localHref(lang, path)}#${office.id}`}
      className={css.mark}
      aria-label={t.marker(number, office.name)}
    >
      <title>{office.name}</title>
      <circle className={css.touchTarget} cx={round(x)} cy={round(y)} r={TOUCH_RADIUS} />
      <circle className={css.dot} cx={round(x)} cy={round(y)} r={16} />
      <text x={round(x)} y={round(y)} dy="0.36em" textAnchor="middle" aria-hidden="true">
        {number}
      </text>
    </a>
  )
}

function round(units: number): number {
  return Math.round(units * 10) / 10
}
