// Reviews by members who ordered the product.
import type { ProductPage } from '../../../../contract/product.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { figureText } from '../../catalogue/product-facts/measures.ts'
import css from './product-sections.module.css'

interface ReviewsSectionProps {
  reviews: ProductPage['reviewList']
  t: typeof product
}

export function ReviewsSection({ reviews, t }: ReviewsSectionProps) {
  return (
    <>
      <p>
        {t.reviews.count(figureText(reviews.total))}
        {reviews.average !== null && ` · ${t.reviews.average(reviews.average)}`}
      </p>
      <ul className={css.reviews}>
        {reviews.list.map(({ author, rating, body, date }, at) => (
          <li key={at}>
            <p>
              <strong>{author}</strong> · {t.reviews.rating(rating)} · <time>{date}</time>
            </p>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
