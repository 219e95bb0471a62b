// The pages whose first load is tested: one of each kind of screen.

export const FIRST_LOAD_PAGES = [
  ['the home page', '/'],
  ['a product', '/productdetail/VC-LT81747'],
  ['a category', '/secondarytype/batteries/laptop'],
  ['a search', '/searchProduct?keyword=latitude'],
  ['the registration', '/register'],
  ['the wish list', '/wishlist'],
  ['the feedback form', '/customer-feedback.html'],
] as const
