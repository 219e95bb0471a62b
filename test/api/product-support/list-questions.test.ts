// GET /api/about/product/question
import { expect, test } from 'vitest'
import { listQuestionsRoute, type QuestionTopic } from '../../../src/contract/product-support.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, listQuestionsRoute, { input: {} })

async function read(input: object) {
  const answer = await ask<{ questions: number; list: QuestionTopic[] }>(
    shop(),
    listQuestionsRoute,
    {
      ...input,
    },
  )
  const { questions: total, list: topics } = answer.result
  return {
    total,
    ids: topics.flatMap(({ id, questions }) => questions.map((q) => `${id}: ${q.id}`)),
    topics,
  }
}

test('questions are listed in the order of their topics, those of the dropshipping area only there', async () => {
  expect(await read({})).toMatchObject({
    total: 2,
    ids: ['ordering: english', 'batteries: storing'],
  })
  expect(await read({ area: 'dropship' })).toMatchObject({ total: 1, ids: ['drop-ship: deposit'] })
})

test('answers are in the requested language, or marked as a fallback', async () => {
  const { topics } = await read({ lang: 'zh_cn' })
  expect(topics[1]?.questions[0]).toMatchObject({
    question: '电池的存放 question',
    lang: 'zh_cn',
    isFallback: false,
  })
  expect(topics[1]?.questions[0]?.answer).toContain('href="/zh-cn/faq.html#storage"')
  expect(topics[0]?.questions[0]).toMatchObject({ lang: 'en_us', isFallback: true })
})

test.each([
  ['en_us', 'store', []],
  ['en_us', 'storing', ['batteries: storing']],
  ['zh_cn', '存放温度', ['batteries: storing']],
  ['zh_hk', '存放溫度', ['batteries: storing']],
  ['zh_hk', 'UN 38.3', ['ordering: english']],
  ['en_us', 'hidden', []],
])('in %s the keyword %j finds the questions %j', async (lang, keyword, ids) => {
  expect((await read({ lang, keyword })).ids).toEqual(ids)
})
