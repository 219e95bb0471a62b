// Calls for the basket.
import type {
  addBasketLinesRoute,
  addToBasketFromRoute,
  readBasketRoute,
  removeBasketLinesRoute,
} from '../contract/basket.ts'
import { caller } from './call.ts'

export const readBasket = caller<typeof readBasketRoute>('GET', '/api/basket')
export const addBasketLines = caller<typeof addBasketLinesRoute>('POST', '/api/basket/lines')
export const addToBasketFrom = caller<typeof addToBasketFromRoute>('POST', '/api/basket/add-from')
export const removeBasketLines = caller<typeof removeBasketLinesRoute>('DELETE', '/api/basket')
