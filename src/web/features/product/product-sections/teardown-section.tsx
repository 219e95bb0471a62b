// Teardown section: a drawing of the cells and how they add up to the voltage.
import type { ProductPage } from '../../../../contract/product.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { chemistryOf, seriesCells } from '../../catalogue/product-facts/chemistry-class.ts'
import { measureText } from '../../catalogue/product-facts/measures.ts'
import css from './product-sections.module.css'

export function TeardownSection({ page, t }: { page: ProductPage; t: typeof product }) {
  const { chemistry, voltage, rechargeable } = page.productDetail
  const { kind } = chemistryOf(chemistry.code)
  const { count, cellVolts } = seriesCells(chemistry.code, voltage)
  const drawing = page.mediaList.find((picture) => picture.kind === 'teardown')
  const pack = measureText(voltage, 'V')
  const cell = measureText(cellVolts, 'V')
  const hasProtectionBoard = kind === 'lithium-ion' || kind === 'lithium-iron-phosphate'
  return (
    <div className={css.teardown}>
      {drawing ? (
        <figure>
          <img src={drawing.url} alt={drawing.alt} width={480} height={360} loading="lazy" />
        </figure>
      ) : (
        <p>{t.teardown.none}</p>
      )}
      <ul>
        <li>{cellSentence()}</li>
        {hasProtectionBoard && <li>{t.teardown.board}</li>}
        {!rechargeable && <li>{t.teardown.primary}</li>}
        <li>{t.teardown.safety}</li>
        <li>{t.teardown.note}</li>
      </ul>
    </div>
  )

  function cellSentence(): string {
    if (count === 1) return t.teardown.single(cell)
    return kind === 'lead-acid'
      ? t.teardown.lead(count, pack, cell)
      : t.teardown.series(count, pack, cell)
  }
}
