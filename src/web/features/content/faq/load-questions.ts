// Loads the questions and answers for a URL.
import type { LoaderRequest } from '../../../router/loader.ts'
import { listQuestions } from '../../../../client/product-support.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import type { listQuestionsRoute } from '../../../../contract/product-support.ts'
import type { PageContext } from '../../../site-context.ts'

export interface LoadedQuestions {
  keyword: string
  answer: ResultOf<typeof listQuestionsRoute>
}

export async function loadQuestions(
  request: LoaderRequest,
  { lang, transport }: PageContext,
  area: 'main' | 'dropship' = 'main',
): Promise<LoadedQuestions> {
  const keyword = (new URL(request.url).searchParams.get('keyword') ?? '').trim().slice(0, 100)
  const input = { lang, area, ...(keyword && { keyword }) }
  return { keyword, answer: await listQuestions(input, transport, request.signal) }
}
