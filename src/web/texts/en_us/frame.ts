// English texts of the area frame.
export const frame = {
  failed: { notFoundTitle: 'Page not found', errorTitle: 'Something went wrong' },
}
