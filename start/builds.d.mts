// The types of builds.mjs for programs in TypeScript.

/** The path of the built server; undefined when it is not built. */
export function builtServer(): string | undefined
