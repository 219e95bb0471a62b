// English texts of every piece of content: its marks, its parts, its files.
export const article = {
  home: 'Home',
  trail: 'You are here',
  example: 'Example, replace before going live',
  fallback: 'This text has not been translated yet, so you see it in English.',
  inEnglish: 'In English',
  contents: 'On this page',
  files: 'Files',
  table: 'Table',
  updatedOn: (day: string) => `Last updated on ${day}`,
  newsTypes: { announcement: 'Announcement', event: 'Event', media: 'Media' } as Record<
    string,
    string
  >,
}
