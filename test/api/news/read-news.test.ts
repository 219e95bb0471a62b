// GET /api/news/detail/{id}/{type}
import { describe, expect, test } from 'vitest'
import { type NewsEntry, readNewsRoute } from '../../../src/contract/news.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { describeEntry, useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, readNewsRoute, {
  input: { id: 'storing', type: 'announcement' },
  unknownIds: { id: 'unknown', type: 'gossip' },
})
describeEntry(shop, readNewsRoute, {
  input: (id) => ({ id, type: 'announcement' }),
  bodyOf: ({ ncontent }: NewsEntry) => ncontent ?? '',
})

async function read(id: string, type: string, area = 'main') {
  return ask<NewsEntry>(shop(), readNewsRoute, { id, type, area })
}

test.each([
  ['storing', 'announcement', 'ncontent'],
  ['fair', 'event', 'sContent'],
  ['film', 'media', 'rcontent'],
])('%s has its text in the field of its type', async (id, type, field) => {
  const { result } = await read(id, type)
  const fields = ['ncontent', 'sContent', 'rcontent'].filter((each) => each in result)
  expect(fields).toEqual([field])
})

test('a type other than its own is answered with 404', async () => {
  expect((await read('storing', 'event')).code).toBe(404)
  expect((await read('fair', 'announcement')).code).toBe(404)
})

test('an event has its days and place, a film its file', async () => {
  expect((await read('fair', 'event')).result.event).toEqual({
    place: 'Hall 1',
    beginsOn: '2027-04-12',
    endsOn: '2027-04-15',
    exhibitionId: 'example-hong-kong-2027',
  })
  expect((await read('fair', 'event')).result).toMatchObject({ isExample: true, facts: [] })
  expect((await read('film', 'media')).result.video).toMatchObject({
    mediaType: 'video/mp4',
    bytes: 4,
  })
  const { files, event, video } = (await read('storing', 'announcement')).result
  expect({ event, video }).toEqual({ event: null, video: null })
  expect(files).toMatchObject([
    {
      name: 'sheet.pdf',
      mediaType: 'application/pdf',
      url: '/api/news/download/storing?lang=en_us',
    },
  ])
})

describe('neighbours', () => {
  test('the neighbours are the next older and next newer visible entries of the same area', async () => {
    const { previous, next } = (await read('english', 'announcement')).result
    expect([previous?.id, next?.id]).toEqual(['film', 'storing'])
    expect(previous).toMatchObject({ type: 'media', url: '/newsdetail/film/media' })
    expect((await read('storing', 'announcement')).result.next).toBeNull()
    expect((await read('fair', 'event')).result.previous).toBeNull()
    const inArea = (await read('deposit', 'announcement', 'dropship')).result
    expect(inArea.previous?.url).toBe('/dropship/news/newsdetail/fair/event')
  })

  test('news of one area is not found in the other', async () => {
    expect((await read('deposit', 'announcement')).code).toBe(404)
    expect((await read('storing', 'announcement', 'dropship')).code).toBe(404)
    expect((await read('fair', 'event', 'dropship')).code).toBe(200)
  })
})
