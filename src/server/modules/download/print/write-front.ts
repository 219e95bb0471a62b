// The first pages of a printed catalogue: its cover and the list of device brands with their pages.
import { numberText } from '../../../../shared/number-text.ts'
import { CONTENTS, PAGE, type PagePlan } from './page-plan.ts'
import { INK, type PageWriter } from './page-writer.ts'
import type { PrintRequest } from './print-request.ts'
import type { PrintTexts } from '../texts/print-texts.ts'

export function writeCover(writer: PageWriter, request: PrintRequest, t: PrintTexts): void {
  const { document } = writer
  const left = PAGE.margin + 16
  document.rect(0, 0, PAGE.width, 14).fill(INK.main)
  document.rect(0, 14, PAGE.width, 4).fill(INK.second)
  writer.writeStrong(request.brand, { x: left, y: 150, size: 22, colour: INK.main })
  writer.write(t.name, { x: left, y: 196, size: 34, room: PAGE.width - 2 * left })
  writer.write(request.category, { x: left, y: 244, size: 22, room: PAGE.width - 2 * left })
  document.rect(left, 292, 90, 3).fill(INK.main)
  const items = request.deviceBrands.reduce((sum, brand) => sum + brand.items, 0)
  const facts = [
    t.models(numberText(items)),
    t.asOf(request.day),
    t.version(request.version),
    request.site,
  ]
  facts
    .filter((fact) => fact !== '')
    .forEach((fact, at) => writer.write(fact, { x: left, y: 316 + at * 20, size: 12 }))
  const about = [...t.about, ...request.imprint]
  about.forEach((line, at) =>
    writer.write(line, {
      x: left,
      y: PAGE.height - 78 - (about.length - at) * 16,
      size: 9,
      colour: INK.muted,
      room: PAGE.width - 2 * left,
    }),
  )
}

/** Each line links to its device brand. `destinationOf` returns the name of the link target. */
export function writeContents(
  writer: PageWriter,
  parts: {
    request: PrintRequest
    plan: PagePlan
    t: PrintTexts
    destinationOf: (brandIndex: number) => string
    newPage: () => void
  },
): void {
  const { request, plan, t, destinationOf, newPage } = parts
  const { document } = writer
  const columnWidth = (PAGE.width - 2 * PAGE.margin - 24) / CONTENTS.columns
  const perPage = CONTENTS.rows * CONTENTS.columns
  newPage()
  writer.write(t.contents, { x: PAGE.margin, y: 64, size: 20 })
  document.outline.addItem(t.contents)
  request.deviceBrands.forEach(({ name, items }, at) => {
    if (at > 0 && at % perPage === 0) newPage()
    const row = at % CONTENTS.rows
    const column = Math.floor((at % perPage) / CONTENTS.rows)
    const x = PAGE.margin + column * (columnWidth + 24)
    const y = CONTENTS.top + row * CONTENTS.rowHeight
    const end = x + columnWidth
    const page = String(plan.headings[at]?.page ?? '')
    writer.write(page, { x: end, y, size: 9, align: 'right' })
    const count = numberText(items)
    writer.write(count, { x: end - 34, y, size: 7.5, align: 'right', colour: INK.muted })
    writer.write(name || t.standard, { x, y, size: 9, room: columnWidth - 76 })
    const line = y + CONTENTS.rowHeight - 3.5
    document.moveTo(x, line).lineTo(end, line).lineWidth(0.4).stroke(INK.hair)
    document.goTo(x, y - 2, columnWidth, CONTENTS.rowHeight, destinationOf(at))
  })
}
