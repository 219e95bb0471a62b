// How a list is called on the page: the first one keeps no name of its own until its member gives it one.
import type { WishListInfo } from '../../../contract/wish-list.ts'

/** What the server calls a first list, in whichever language it was begun. */
const GIVEN = new Set(['Wish list', '心愿单', '願望清單'])

/** `title` is the site's word for a wish list. */
export function listName({ name, isDefault }: WishListInfo, title: string): string {
  return isDefault && GIVEN.has(name) ? title : name
}
