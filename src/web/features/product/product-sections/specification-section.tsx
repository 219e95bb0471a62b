// Specification section: tables, dimension and label drawings, curves and limits.
import type { ProductPage } from '../../../../contract/product.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { bracketed } from '../../../../shared/punctuation.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { Plots } from '../plots/plots.tsx'
import { chemistryOf } from '../../catalogue/product-facts/chemistry-class.ts'
import { SpecificationTable } from '../specification-table/specification-table.tsx'
import css from './product-sections.module.css'

interface SpecificationSectionProps {
  page: ProductPage
  t: typeof product
}

/** Chemistries whose energy is limited in air transport. */
const LIMITED_BY_ENERGY = new Set(['lithium-ion', 'lithium-iron-phosphate'])

export function SpecificationSection({ page, t }: SpecificationSectionProps) {
  const { itemNo, chemistry } = page.productDetail
  const views: Record<string, string> = t.gallery.views
  return (
    <>
      <SpecificationTable detail={page.productDetail} t={t} />
      <ul className={css.documents}>
        {page.documentList?.map(({ title, url, isExample }) => (
          <li key={url}>
            <LocalLink to={url}>{title}</LocalLink>
            {isExample && bracketed(t.spec.example)}
          </li>
        ))}
      </ul>
      <div className={css.drawings}>
        {page.specImg.map(({ kind, url, alt }) => (
          <figure key={url}>
            <img src={url} alt={alt} width={480} height={360} loading="lazy" />
            <figcaption>{views[kind] ?? kind}</figcaption>
          </figure>
        ))}
      </div>
      <h3>{t.spec.plots}</h3>
      <Plots
        itemNo={itemNo}
        isLimitedByEnergy={LIMITED_BY_ENERGY.has(chemistryOf(chemistry.code).kind)}
        t={t}
      />
    </>
  )
}
