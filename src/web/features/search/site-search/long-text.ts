// Texts of search fields that are too long for the address, by path and keyword of the address. In the browser only.
export const longTexts = new Map<string, string>()
