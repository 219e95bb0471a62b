// The staff screens as one chunk: each further chunk would add a name to the file list in every page.
export * as welcome from './welcome.tsx'
export * as logIn from './log-in.tsx'
export * as home from './home.tsx'
