// English texts of the area home.
export const home = {}
