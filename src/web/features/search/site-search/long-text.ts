// The text of the last search that was too long for the address, which a field keeps whole. In the browser only.
export const longText = { whole: '', inAddress: '' }
