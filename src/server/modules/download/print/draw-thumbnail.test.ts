// Tests that paths of a thumbnail without a fill are drawn into a PDF as lines, solid or dashed.
import { expect, test } from 'vitest'
import { drawThumbnailInto } from './draw-thumbnail.ts'

/** Records each call as its name and arguments. */
function recorder(): { calls: string[]; document: PDFKit.PDFDocument } {
  const calls: string[] = []
  const document: unknown = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...args: unknown[]) => {
          calls.push([String(name), ...args.map((each) => JSON.stringify(each))].join(' '))
          return document
        },
    },
  )
  return { calls, document: document as PDFKit.PDFDocument }
}

test('a lead, which is a wire of the pack, is an open line, and the ticks of the ruler are a dashed one', () => {
  const { calls, document } = recorder()
  const svg =
    '<svg><path d="M0 0c1 0 1 1 2 1" fill="none" stroke="#cf3a2d" stroke-width="1"/>' +
    '<path d="M5 66h78" stroke="#6d7a74" stroke-width="4" stroke-dasharray=".7 1.9"/></svg>'
  drawThumbnailInto(document, svg, { x: 0, y: 0, width: 96 })
  expect(calls).toContain('stroke "#cf3a2d"')
  expect(calls).toContain('dash 0.7 {"space":1.9}')
  expect(calls).toContain('stroke "#6d7a74"')
  expect(calls.filter((call) => call.startsWith('fill'))).toEqual([])
})
