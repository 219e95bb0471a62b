// A progress bar on a terminal, and a few plain lines on any other output.

export interface ProgressBar {
  update(done: number, total: number): void
  /** Finishes the line; `summary` replaces the bar. */
  end(summary?: string): void
}

interface Terminal {
  isTTY?: boolean
  write(text: string): unknown
}

export function createProgressBar(label: string, out: Terminal = process.stderr): ProgressBar {
  let shown = -1
  return {
    update(done, total) {
      const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0
      const step = out.isTTY ? percent : Math.floor(percent / 25) * 25
      if (step === shown) return
      shown = step
      out.write(out.isTTY ? `\r${line(label, step, done, total)}` : `${label} ${step}%\n`)
    },
    end(summary) {
      if (out.isTTY) out.write(summary ? `\r\x1b[K${summary}\n` : '\n')
      else if (summary) out.write(`${summary}\n`)
    },
  }
}

function line(label: string, percent: number, done: number, total: number): string {
  const filled = Math.round((percent / 100) * WIDTH)
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
  const count = `${Math.round(done).toLocaleString('en')} of ${total.toLocaleString('en')}`
  return `${label} ${bar} ${String(percent).padStart(3)}%  ${count} `
}

const WIDTH = 30
