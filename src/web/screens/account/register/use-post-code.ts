// Checks a postcode against its country and fills in an empty region from it.
import { useState } from 'react'
import type { CallError } from '../../../../client/call.ts'
import { findPostCode } from '../../../../client/reference.ts'
import { sessionTransport } from '../../../../client/session-transport.ts'
import { wrongPostCode } from '../../../features/account/wrong-post-code.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { useRegistrationContext } from './use-registration.ts'

export function usePostCode() {
  const t = useTexts('registration').register
  const lang = useLang()
  const { form, country, set } = useRegistrationContext()
  const [region, setRegion] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)

  /** The error as the server would return it; null when the postcode is valid or cannot be checked. */
  async function check(): Promise<CallError | null> {
    const postCode = form.postCode.trim()
    if (!country?.postcodeUsed || !postCode) return null
    const answer = await findPostCode(
      { lang, country: country.code, postCode },
      sessionTransport,
      // If the call fails, assume it is valid: the server checks again on submission.
    ).catch(() => ({ valid: true, region: undefined }))
    if (!answer.valid) return wrongPostCode(t.problems.postCode(country.name))
    if (answer.region && !form.region && country.region !== 'none') {
      set({ region: answer.region })
      setRegion(answer.region)
    }
    return null
  }

  return {
    check,
    /** The region that was filled in; null: none was. */
    region,
    error,
    clear: () => setError(null),
    async validate() {
      setError((await check())?.errors[0]?.reason ?? null)
    },
  }
}
