// English texts of the company screens.
export const company = {}
