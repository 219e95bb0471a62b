// The part of a content entry that articles display.
import type { ContentEntry } from '../../../../contract/content.ts'

/** Without `body`, because some calls use another name for it. */
export type ArticleEntry = Omit<ContentEntry, 'body'>
