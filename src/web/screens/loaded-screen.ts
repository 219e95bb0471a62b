// What a screen's loader gives its component and its head.

type Unwrapped<D> = D extends { data: infer T; init: ResponseInit | null } ? T : D

/** The data of a loader, an answer with a status of its own unwrapped. */
export type LoadedScreen<L extends (...args: never[]) => unknown> = Unwrapped<
  Awaited<ReturnType<L>>
>
