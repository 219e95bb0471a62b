// Number of wish list lines for the badge in the header.
export { useWishCount } from './wish-store.ts'
