// Keeps the last successful response while a newer request has failed.
import { useState } from 'react'

export function useLastGood<A>(answer: A | null): A | null {
  const [kept, keep] = useState(answer)
  if (answer !== null && answer !== kept) keep(answer)
  return answer ?? kept
}
