// The field of a search box: an input for one line, a textarea for more, for only the first may be a combobox.
export type SearchField = HTMLInputElement | HTMLTextAreaElement
