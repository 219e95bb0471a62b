// A moment in the reader's time zone.
import { useDay, useDayOfMoment, useTimeOfDay } from '../format/format.ts'
import { useLive } from './use-live.ts'

/** Shows the day until scripts run, then day and time in the reader's time zone. */
export function Moment({ at }: { at: string }) {
  const live = useLive()
  const day = useDay()
  const dayHere = useDayOfMoment()
  const time = useTimeOfDay()
  return <time dateTime={at}>{live ? `${dayHere(at)} ${time(at)}` : day(at)}</time>
}
