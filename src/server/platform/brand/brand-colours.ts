// The colours of a brand: what may be set, and the contrast of every pair in which pages use them.
import { z } from 'zod'

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0b6e4f')
const shade = z.strictObject(
  { light: hex, dark: hex },
  { error: 'needs a shade for each theme: { "light": "#0b6e4f", "dark": "#43c99a" }' },
)
type Shade = z.infer<typeof shade>

/**
 * The colours of a brand that sets none; a brand may set any of them, for the light and the dark theme. `series` marks
 * the second series and is the accent of the pages for dropshippers; `on…` is text on the colour.
 */
const DEFAULTS: Record<ColourName, Shade> = {
  accent: { light: '#0b6e4f', dark: '#43c99a' },
  accentStrong: { light: '#08563e', dark: '#6fdab3' },
  accentSoft: { light: '#e3f1ec', dark: '#13302a' },
  onAccent: { light: '#ffffff', dark: '#06231a' },
  series: { light: '#b23a0e', dark: '#ff9a66' },
  seriesStrong: { light: '#8f2d09', dark: '#ffb38a' },
  seriesSoft: { light: '#fbece5', dark: '#34201a' },
  onSeries: { light: '#ffffff', dark: '#2b1206' },
}
type ColourName = `${'accent' | 'series'}${'' | 'Strong' | 'Soft'}` | 'onAccent' | 'onSeries'

const FIXED = {
  bg: { light: '#ffffff', dark: '#0e1314' },
  surface: { light: '#f4f7f6', dark: '#171e20' },
  ink: { light: '#10201a', dark: '#e8efec' },
}

/** Text or icon, then the background below it. */
const PAIRS: [ColourName | 'ink', ColourName | keyof typeof FIXED][] = [
  ['accent', 'bg'],
  ['accent', 'surface'],
  ['accent', 'accentSoft'],
  ['accentStrong', 'bg'],
  ['accentStrong', 'surface'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['ink', 'accentSoft'],
  ['series', 'bg'],
  ['series', 'surface'],
  ['series', 'seriesSoft'],
  ['seriesStrong', 'bg'],
  ['onSeries', 'series'],
  ['ink', 'seriesSoft'],
]
/** WCAG 2, level AA. */
const MIN_CONTRAST = 4.5

export const brandColours = z
  .partialRecord(z.enum(Object.keys(DEFAULTS) as [ColourName, ...ColourName[]]), shade)
  .superRefine((colours, context) => {
    for (const problem of contrastProblems(colours)) {
      context.addIssue({ code: 'custom', path: problem.path, message: problem.message })
    }
  })
export type BrandColours = Partial<Record<ColourName, Shade>>

function contrastProblems(colours: BrandColours) {
  const all = { ...FIXED, ...DEFAULTS, ...colours }
  return PAIRS.flatMap(([front, ground]) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const [one, other] = [all[front][theme], all[ground][theme]]
      const contrast = contrastOf(one, other)
      // A value that is not a colour has its own error.
      if (contrast >= MIN_CONTRAST || Number.isNaN(contrast)) return []
      const message =
        `${one} on ${ground} ${other} has a contrast of ${contrast.toFixed(2)}, less than ` +
        `${MIN_CONTRAST}. The nearest shade that passes is ${nearestPassing(one, other)}`
      return [{ path: [front, theme], message }]
    }),
  )
}

/** The contrast ratio of WCAG 2, from 1 (the same colour) to 21. */
export function contrastOf(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** The colour mixed with as little black or white as the contrast allows. */
export function nearestPassing(colour: string, ground: string): string {
  for (let step = 1; step <= 100; step += 1) {
    for (const end of [0, 255]) {
      const mixed = hexOf(partsOf(colour).map((part) => part + ((end - part) * step) / 100))
      if (contrastOf(mixed, ground) >= MIN_CONTRAST) return mixed
    }
  }
  return colour
}

/** Declarations for the style sheet: '--accent:light-dark(#0b6e4f,#43c99a);'. */
export function colourDeclarations(colours: BrandColours): string {
  return Object.entries(colours)
    .map(([name, { light, dark }]) => {
      const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return `--${token}:light-dark(${light},${dark});`
    })
    .join('')
}

/** The accent of the light theme, for the manifest. */
export function accentOf(colours: BrandColours): string {
  return (colours.accent ?? DEFAULTS.accent).light
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function hexOf(parts: number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
