// English texts of the help screens.
export const help = {}
