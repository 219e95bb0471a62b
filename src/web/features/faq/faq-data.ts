// Questions and answers as schema.org data.
import type { LoadedQuestions } from './load-questions.ts'

/** schema.org FAQPage, of the whole list only. */
export function faqData({ answer }: LoadedQuestions): object {
  return {
    '@type': 'FAQPage',
    mainEntity: answer.topics.flatMap(({ questions }) =>
      questions.map(({ question, answer: text }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    ),
  }
}
