// Plot that the server draws in two themes; the page shows the matching one.
import { useLang } from '../site-context.ts'

interface ThemedPlotProps {
  /** '/plots/map/laptop.svg', optionally with a query. */
  src: string
  alt: string
  width: number
  height: number
}

const THEMES = ['light', 'dark'] as const

export function ThemedPlot({ src, alt, width, height }: ThemedPlotProps) {
  const lang = useLang()
  const separator = src.includes('?') ? '&' : '?'
  return THEMES.map((theme) => (
    <img
      key={theme}
      data-for={theme}
      src={`${src}${separator}lang=${lang}&theme=${theme}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  ))
}
