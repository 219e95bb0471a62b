// English texts of logging in and the member pages.
export const account = {}
