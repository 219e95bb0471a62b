// English texts of wish lists.
export const wishList = {}
