// English texts of prices and ordering quantities.
export const price = {}
