// Loads the cards and questions of the support page with two calls; either part may be missing.
import { readSubZone } from '../../../client/company.ts'
import { listQuestions } from '../../../client/product-support.ts'
import type { ContentCard } from '../../../contract/content.ts'
import type { QuestionTopic } from '../../../contract/product-support.ts'
import type { PageContext } from '../../site-context.ts'

export interface SupportData {
  /** The first question of each topic. */
  questions: Pick<QuestionTopic['questions'][number], 'id' | 'question' | 'lang'>[]
  /** The parts of the site overview (/zones). */
  zones: ContentCard[]
}

const TOPICS_SHOWN = 8

export async function loadSupport({ lang, transport }: PageContext): Promise<SupportData> {
  const [faq, subZone] = await Promise.all([
    listQuestions({ lang }, transport).catch(() => null),
    readSubZone({ lang }, transport).catch(() => null),
  ])
  return {
    questions: (faq?.list ?? [])
      .flatMap(({ questions }) => questions.slice(0, 1))
      .slice(0, TOPICS_SHOWN)
      .map(({ id, question, lang: textLanguage }) => ({ id, question, lang: textLanguage })),
    zones: subZone?.list.map(({ links: _, ...zone }) => zone) ?? [],
  }
}
