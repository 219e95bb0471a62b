// Keeps the last successful response while a newer request has failed.
import { useState } from 'react'

export function useLastGood<A>(answer: A | null): A | null {
  const [lastGood, keep] = useState(answer)
  if (answer !== null && answer !== lastGood) keep(answer)
  return answer ?? lastGood
}
