// The data of the bands of the home page, which are its sections; a band without data is not shown.
import type { HomeInfo } from '../../../contract/home.ts'

export interface HomeBands {
  /** Empty: a fixed selection is shown. */
  categories: CategoryTile[]
  updates: HomeInfo['updateProduct']
  newest: HomeInfo['newProduct']
  best: HomeInfo['bestSeller']
  totals: HomeInfo['totals'] | null
  notices: HomeInfo['notice']
  banners: HomeInfo['banner']
  news: HomeInfo['homeNews']
  posters: HomeInfo['homePoster']
}

export interface CategoryTile {
  id: string
  name: string
  url: string
  /** Number of packs; null: unknown. */
  count: number | null
}
