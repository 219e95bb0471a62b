// The warm-up that makes a new process as fast as an old one: runs it and reports whether it is over. The process
// serves requests meanwhile.

export interface Warming {
  isOver(): boolean
  /** Does nothing where no warm-up is wanted, and is over whether `work` succeeds or not. */
  run(work: () => Promise<void>): Promise<void>
}

export function createWarming(isWanted: boolean): Warming {
  let isOver = !isWanted
  return {
    isOver: () => isOver,
    async run(work) {
      if (isOver) return
      await work().finally(() => (isOver = true))
    },
  }
}
