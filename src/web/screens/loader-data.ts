// The type of the data a screen's loader passes to its component and head.
import type { DataWithStatus } from '../router/loader.ts'

type Unwrapped<D> = D extends DataWithStatus<infer T> ? T : D

/** The loader's data, unwrapped if the loader also sets a status. */
export type LoaderData<L extends (...args: never[]) => unknown> = Unwrapped<Awaited<ReturnType<L>>>
