// English texts of the news screens.
export const news = {}
