// The types of what programs in TypeScript use of builds.mjs.

/** The path of the built server; undefined when it is not built. */
export function builtServer(): string | undefined
