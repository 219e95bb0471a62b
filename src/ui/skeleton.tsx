// Grey lines in the place of text that is on its way; appears after 150 ms, so quick answers do not flash.
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export function Skeleton({
  lines = 3,
  className,
}: {
  lines?: number
  className?: string | undefined
}) {
  return (
    <div className={classNames(styles.skeleton, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}
