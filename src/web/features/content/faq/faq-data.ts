// Structured data of questions and answers.
import type { LoadedQuestions } from './load-questions.ts'

/** schema.org FAQPage; callers pass only the unfiltered list. */
export function faqData({ answer }: LoadedQuestions): object {
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
