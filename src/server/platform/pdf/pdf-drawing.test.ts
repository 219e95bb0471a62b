// Tests printing drawings: what a leaflet may contain, and that every stored PDF was printed from the current drawing.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGS } from '../../../shared/lang.ts'
import { printDrawing } from './pdf-drawing.ts'

const FOLDER = join(import.meta.dirname, '../../../../data/content/media')
const DRAWINGS = readdirSync(FOLDER).filter((name) => /^leaflet-.*\.svg$/.test(name))

describe('printDrawing', () => {
  it.each(DRAWINGS)('%s is printed as it is drawn (npm run leaflets)', async (name) => {
    const lang = LANGS.find((each) => name.includes(each.replace('_', '-')))
    if (!lang) throw new Error(`${name} names no language`)
    const pdf = await printDrawing(readFileSync(join(FOLDER, name), 'utf8'), lang)
    expect(pdf.equals(readFileSync(join(FOLDER, name.replace('.svg', '.pdf'))))).toBe(true)
  })

  it('rejects elements it cannot print, instead of leaving them out', async () => {
    const svg = '<svg viewBox="0 0 840 1188"><image href="a.png"/></svg>'
    await expect(printDrawing(svg, 'en_us')).rejects.toThrow('cannot contain <image')
  })

  it('rejects a font it does not have', async () => {
    const words = '<text y="9" font-size="9"><tspan x="1" font-family="Arial">A</tspan></text>'
    const svg = `<svg viewBox="0 0 840 1188">${words}</svg>`
    await expect(printDrawing(svg, 'en_us')).rejects.toThrow('cannot use the font Arial')
  })
})
