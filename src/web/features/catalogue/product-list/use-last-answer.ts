// Keeps the last successful response while a newer request has failed.
import { useState } from 'react'

/** `answer` null: the newest request failed. */
export function useLastAnswer<A>(answer: A | null): A | null {
  const [lastAnswer, setLastAnswer] = useState(answer)
  if (answer !== null && answer !== lastAnswer) setLastAnswer(answer)
  return answer ?? lastAnswer
}
