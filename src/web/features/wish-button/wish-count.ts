// How many lines the wish list has, for the badge in the header.
export { useWishCount } from './wish-store.ts'
