// The type of the data a screen's loader passes to its component and head.

type Unwrapped<D> = D extends { data: infer T; init: ResponseInit | null } ? T : D

/** The loader's data, unwrapped if the loader also sets a status. */
export type LoadedScreen<L extends (...args: never[]) => unknown> = Unwrapped<
  Awaited<ReturnType<L>>
>
