// Search field element: an input for one line, a textarea for more, because only an input may be a combobox.
export type SearchField = HTMLInputElement | HTMLTextAreaElement
