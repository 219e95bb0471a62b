// English texts of the feedback screens.
export const feedback = {}
