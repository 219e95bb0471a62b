// English texts of the verification screens.
export const verification = {}
