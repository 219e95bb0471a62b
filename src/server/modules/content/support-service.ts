// Content around products: packaging, certificates with the documents that accompany batteries, questions with their answers.
import type {
  BatteryDocument,
  Certificate,
  listQuestionsRoute,
} from '../../../contract/product-support.ts'
import type { ContentEntry } from '../../../contract/content.ts'
import type { ResultOf } from '../../../contract/call.ts'
import { QUESTION_TOPICS } from '../../../shared/content-kinds.ts'
import { CHEMISTRIES, nameOf } from '../../../shared/vocabulary.ts'
import { wholeList } from '../../platform/http/paging.ts'
import type { Ctx } from '../../context/context.ts'
import { labelOf, presentEntry } from './content-presenter.ts'
import { listEntries, loadEntries, readEntry } from './content-service.ts'

/** `all` for every kind of packaging. Errors: 404. */
export async function readPackaging(ctx: Ctx, id: string): Promise<ContentEntry[]> {
  if (id !== 'all') return [await readEntry(ctx, 'packaging', id)]
  return (await listEntries(ctx, { kind: 'packaging' })).list
}

export async function listCertificates(
  ctx: Ctx,
  { type, page, rows }: { type: string; page: number; rows: number },
): Promise<{
  total: number
  page: number
  rows: number
  list: Certificate[]
  documents: BatteryDocument[]
}> {
  const query = { kind: 'certificate', page, rows, ...(type !== 'all' && { type }) } as const
  const { total, loaded } = await loadEntries(ctx, query)
  const list = loaded.map(({ row, context }) => {
    const text = (name: string) => (typeof row.facts[name] === 'string' ? row.facts[name] : null)
    return {
      ...presentEntry(row, context),
      number: text('number') ?? '',
      standard: text('standard') ?? '',
      issuer: labelOf(row, context, 'issuer')[0] ?? '',
      validFrom: text('validFrom'),
      validTo: text('validTo'),
    }
  })
  const hasDocuments = type === 'all' || type === 'transport'
  return { total, page, rows, list, documents: hasDocuments ? await listDocuments(ctx) : [] }
}

async function listDocuments(ctx: Ctx): Promise<BatteryDocument[]> {
  const { loaded } = await loadEntries(ctx, { kind: 'document' })
  return loaded.map(({ row, context }) => {
    const { chemistries } = row.facts
    return {
      ...presentEntry(row, context),
      chemistries: Array.isArray(chemistries)
        ? chemistries.map((code) => nameOf(CHEMISTRIES, String(code), ctx.lang))
        : [],
    }
  })
}

/** Topics in order, without those that have no questions. */
export async function listQuestions(
  ctx: Ctx,
  { keyword, area }: { keyword?: string | undefined; area: 'main' | 'dropship' },
): Promise<ResultOf<typeof listQuestionsRoute>> {
  const { total, list: found } = await listEntries(ctx, { kind: 'question', keyword, area })
  const topics = QUESTION_TOPICS.map((id) => ({
    id,
    questions: found
      .filter(({ type }) => type === id)
      .map(({ id: question, title, body, lang, isFallback }) => ({
        id: question,
        question: title,
        answer: body,
        lang,
        isFallback,
      })),
  }))
  const list = wholeList(topics.filter(({ questions }) => questions.length > 0))
  return { ...list, questions: total }
}
