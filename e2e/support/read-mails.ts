// Reads mails that the shop sends at the same time, and which therefore arrive in any order.
import { expect } from 'vitest'
import type { MemberShop } from './member-shop.ts'

/** Returns the texts of the next mails to `email`. Fails the test unless, for each list of words, exactly one mail has them all. */
export async function readMails(
  shop: MemberShop,
  email: string,
  mails: readonly (readonly string[])[],
): Promise<string[]> {
  const texts: string[] = []
  for (const _ of mails) {
    const { subject, text } = await shop.mailbox.next({ to: email }, 20_000)
    texts.push(`${subject}\n${text}`)
  }
  for (const words of mails) {
    expect(texts.filter((text) => words.every((word) => text.includes(word)))).toHaveLength(1)
  }
  return texts
}
