// Line drawings of the five steps of dropshipping: form, deposit, shop, parcel, top-up.
import type { ReactNode } from 'react'
import css from './step-drawing.module.css'

/** `step` starts at 0. Decorative: the text of the step is shown below the drawing. */
export function StepDrawing({ step }: { step: number }) {
  return (
    <svg className={css.drawing} viewBox="0 0 120 72" width="120" height="72" aria-hidden="true">
      {DRAWINGS[step]}
    </svg>
  )
}

const DRAWINGS: ReactNode[] = [
  <g key="form">
    <path className={css.line} d="M34 6H74L86 18V66H34Z M74 6V18H86" />
    <path className={css.thin} d="M42 26H66M42 36H78M42 46H70" />
    <path className={css.mark} d="M62 55L68 61L79 49" />
  </g>,
  <g key="deposit">
    <path className={css.line} d="M20 16H100V56H20Z" />
    <path className={css.thin} d="M28 24H52M28 32H44" />
    {[0, 1, 2, 3, 4].map((tick) => (
      <path key={tick} className={css.full} d={`M${28 + tick * 13} 42h10v6h-10z`} />
    ))}
    <path className={css.mark} d="M82 30V22M78 26H86" />
  </g>,
  <g key="shop">
    <path className={css.line} d="M26 10H94V54H26Z M16 62H104" />
    <path className={css.thin} d="M26 20H94M60 28H86M60 36H80" />
    <path className={css.full} d="M34 28h16v18h-16zM39 25h6v3h-6z" />
    <path className={css.mark} d="M60 46H76" />
  </g>,
  <g key="parcel">
    <path className={css.line} d="M14 24L40 14L66 24V52L40 62L14 52Z M14 24L40 34L66 24M40 34V62" />
    <path className={css.thin} d="M27 19L53 29V38" />
    <path className={css.mark} d="M76 38H104M95 29L104 38L95 47" />
  </g>,
  <g key="top-up">
    <path className={css.line} d="M18 8V62H106" />
    <path className={css.dashed} d="M18 50H106" />
    <path className={css.mark} d="M18 16H32V27H46V39H60V54H72V18H86V29H100" />
  </g>,
]
