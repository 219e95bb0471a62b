// What the bands of the home page are made of; each may be empty and then vanishes.
import type { HomeInfo } from '../../../contract/home.ts'

export interface HomeBands {
  updates: HomeInfo['updateProduct']
  newest: HomeInfo['newProduct']
  best: HomeInfo['bestSeller']
  totals: HomeInfo['totals'] | null
  notices: HomeInfo['notice']
  banners: HomeInfo['banner']
  news: HomeInfo['homeNews']
  posters: HomeInfo['homePoster']
}
