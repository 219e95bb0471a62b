// What an article shows of a piece of content.
import type { ContentPiece } from '../../../contract/content.ts'

/** Calls that name the body otherwise leave it out. */
export type ArticlePiece = Omit<ContentPiece, 'body'>
