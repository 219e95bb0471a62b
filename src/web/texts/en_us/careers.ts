// English texts of the careers screens.
export const careers = {}
