// English texts of the downloads screens.
export const downloads = {}
