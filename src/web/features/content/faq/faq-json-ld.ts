// Structured data (JSON-LD) of questions and answers for search engines.
import type { LoadedQuestions } from './load-questions.ts'

/** schema.org FAQPage; callers pass only the unfiltered list. */
export function faqJsonLd({ answer }: LoadedQuestions): object {
  return {
    '@type': 'FAQPage',
    mainEntity: answer.list.flatMap(({ questions }) =>
      questions.map(({ question, answer: text }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    ),
  }
}
