// The inside of round cells as a stack of discs and tubes, simplified, not to scale.
import type { ProductForm } from '../media-rules.ts'
import type { DrawingTexts } from '../texts/drawing-texts.ts'
import { drum } from './solids.ts'
import type { Layer, Stack } from './stack.ts'

const STEEL = '#bcc4c9'
const DARK = '#3d474c'
const PAPER = '#e9e2cf'
const METAL = '#97a3aa'

export function roundLayers(form: ProductForm, t: DrawingTexts): Stack {
  const disc = (name: string, r: number, height: number, fill: string): Layer => ({
    height,
    name,
    draw: (space, z) => drum(space, { x: 10, y: 10, z, r, h: height, fill }),
  })
  const parts = t.parts
  if (form === 'cylinder') {
    return {
      w: 20,
      d: 20,
      gap: 3.4,
      layers: [
        disc(parts.can, 10, 11, STEEL),
        disc(parts.cathode, 9, 8, DARK),
        disc(parts.separator, 7.4, 7, PAPER),
        disc(parts.anode, 6.2, 6, METAL),
        disc(parts.gasket, 9.4, 0.9, '#2f5f9e'),
        {
          height: 2.4,
          name: parts.cap,
          draw: (space, z) =>
            drum(space, { x: 10, y: 10, z, r: 9, h: 0.9, fill: STEEL }) +
            drum(space, { x: 10, y: 10, z: z + 0.9, r: 3.4, h: 1.5, fill: '#cdd4d8' }),
        },
      ],
    }
  }
  const isZincAir = form === 'zinc-air-button'
  return {
    w: 20,
    d: 20,
    gap: 3,
    layers: [
      disc(parts.cap, 8.8, 1.6, STEEL),
      disc(parts.gasket, 9.6, 0.8, '#2f5f9e'),
      disc(parts.anode, 8, isZincAir ? 2.6 : 1.6, METAL),
      disc(parts.separator, 8.6, 0.4, PAPER),
      disc(parts.cathode, 8, isZincAir ? 0.6 : 2, DARK),
      disc(isZincAir ? parts.air : parts.can, 10, 3, STEEL),
    ],
  }
}
