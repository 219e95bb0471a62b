// Colours of the drawings: the two series, the bodies, and paper and ink for both themes.
import type { StyleType } from '../media-rules.ts'

export type Theme = 'light' | 'dark'
/** 'auto' follows the reader's colour scheme from inside the picture. */
export type DrawTheme = Theme | 'auto'

export const MAIN_GREEN = '#0b6e4f'
export const SERIES_ORANGE = '#b23a0e'

/**
 * Colours of a theme: `edge` frames the paper, `hair` is for thin lines. `accent` is that of the main series, `series` of
 * the second, `info` of a third kind in plots.
 */
export interface Ink {
  paper: string
  edge: string
  ink: string
  muted: string
  hair: string
  accent: string
  series: string
  info: string
}

export const INKS: Record<Theme, Ink> = {
  light: {
    paper: '#f4f7f6',
    edge: '#dbe4e0',
    ink: '#10201a',
    muted: '#51615b',
    hair: '#b9c7c1',
    accent: MAIN_GREEN,
    series: SERIES_ORANGE,
    info: '#1f5fbf',
  },
  dark: {
    paper: '#1b2426',
    edge: '#2c383a',
    ink: '#e8efec',
    muted: '#9db0a8',
    hair: '#4b5b5a',
    accent: '#43c99a',
    series: '#ff9a66',
    info: '#8ab4ff',
  },
}

/** The colour of a series on the pack, in both themes; not one of the colours of the seller's brand folder. */
export function seriesColour(style: StyleType): string {
  return style === 'high-performance' ? SERIES_ORANGE : MAIN_GREEN
}

const BODIES: Record<string, string> = {
  black: '#2b3236',
  silver: '#b4bdc3',
  white: '#e9edee',
  grey: '#78838a',
  'metallic grey': '#69747b',
  gold: '#c8a35a',
  blue: '#2f5f9e',
  green: '#2f7d58',
  red: '#b0342c',
  yellow: '#d9b032',
  orange: '#cf6a26',
}

/** The body colour as #rrggbb; an unknown colour name becomes grey. */
export function bodyColour(colour: string): string {
  return BODIES[colour.trim().toLowerCase()] ?? '#78838a'
}

export function lighter(hex: string, share: number): string {
  return mix(hex, 255, share)
}

export function darker(hex: string, share: number): string {
  return mix(hex, 0, share)
}

function mix(hex: string, target: number, share: number): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number) => {
    const from = (value >> shift) & 255
    return Math.round(from + (target - from) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(16)}${channel(8)}${channel(0)}`
}
