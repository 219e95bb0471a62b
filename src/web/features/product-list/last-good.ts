// Keeps the last answer that came, for the time in which a newer one fails.
import { useState } from 'react'

export function useLastGood<A>(answer: A | null): A | null {
  const [kept, keep] = useState(answer)
  if (answer !== null && answer !== kept) keep(answer)
  return answer ?? kept
}
