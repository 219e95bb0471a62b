// Tests that pages are rendered for the warm-up only between requests, and not for ever.
import { expect, test } from 'vitest'
import { renderBetweenRequests } from './warm-up.ts'

test('no page is rendered while a request is at work; the next page follows when the request is done', async () => {
  const rendered: string[] = []
  let looks = 0
  const isIdle = () => {
    looks += 1
    // A request arrives after the first page, and takes until the fifth look.
    return looks === 1 || looks > 5
  }
  const seenAtLook: number[] = []
  const render = async (url: string) => {
    rendered.push(url)
    seenAtLook.push(looks)
  }
  await renderBetweenRequests(['/a', '/b', '/c'], { render, isIdle, isOver: () => false })
  expect(rendered).toEqual(['/a', '/b', '/c'])
  expect(seenAtLook).toEqual([1, 6, 7])
})

test('rendering ends when its time is over, also while requests leave it no turn', async () => {
  const rendered: string[] = []
  const render = async (url: string) => void rendered.push(url)
  const isOver = () => rendered.length === 2
  await renderBetweenRequests(['/a', '/b', '/c'], { render, isIdle: () => true, isOver })
  expect(rendered).toEqual(['/a', '/b'])

  let looks = 0
  const soonOver = () => (looks += 1) > 3
  await renderBetweenRequests(['/d'], { render, isIdle: () => false, isOver: soonOver })
  expect(rendered).toEqual(['/a', '/b'])
})
