// The screens of staff in one file of the build: each further file would be one name more in the list of every page.
export * as welcome from './welcome.tsx'
export * as logIn from './log-in.tsx'
export * as home from './home.tsx'
