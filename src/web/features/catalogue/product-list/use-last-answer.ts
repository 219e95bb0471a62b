// Keeps the last successful response while a newer request has failed.
import { useState } from 'react'

export function useLastGood<A>(answer: A | null): A | null {
  const [lastGood, setLastGood] = useState(answer)
  if (answer !== null && answer !== lastGood) setLastGood(answer)
  return answer ?? lastGood
}
