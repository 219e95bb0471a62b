// Loads a manual, which the calls name an introduction, and the list of the other introductions.
import { listIntroductions, readIntroduction } from '../../../client/company.ts'
import type { PageContext } from '../../site-context.ts'

export async function loadManual(id: string, { lang, transport }: PageContext) {
  const [manual, others] = await Promise.all([
    readIntroduction({ id, lang }, transport),
    listIntroductions({ lang, rows: 20 }, transport),
  ])
  return { manual, others: others.list.filter((other) => other.id !== id) }
}
