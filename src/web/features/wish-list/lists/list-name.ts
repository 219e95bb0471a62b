// Display name of a list: the default list uses the site's word until the member renames it.
import type { WishListInfo } from '../../../../contract/wish-list.ts'

/** Names that the server gives the first list, depending on the language; former versions gave the last two. */
const DEFAULT_NAMES = new Set(['Wish list', '采购清单', '採購清單', '心愿单', '願望清單'])

/** `title` is the site's word for a wish list. */
export function listName({ name, isDefault }: WishListInfo, title: string): string {
  return isDefault && DEFAULT_NAMES.has(name) ? title : name
}
