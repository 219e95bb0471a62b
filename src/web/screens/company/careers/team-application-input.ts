// Converts the fields of the application form to the input of the call `applyToTeam`.
import type { FormInput } from '../../../../client/form-caller.ts'
import type { applyToTeamRoute } from '../../../../contract/user-application.ts'
import { MONTHLY_VOLUMES, type Team } from '../../../../shared/teams.ts'

type TeamApplicationInput = Omit<
  FormInput<typeof applyToTeamRoute>,
  'lang' | 'sendingId' | 'securityKey' | 'securityCode'
>

/** A dial code without a phone number is omitted. */
export function teamApplicationOf(
  values: FormData,
  { team, opening }: { team: Team; opening: string | null },
): TeamApplicationInput {
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const phone = text('phone').replaceAll(/[()]/g, '')
  const volume = MONTHLY_VOLUMES.find((each) => each === text('volume'))
  return {
    // The opening, or the team in general.
    id: opening ?? team,
    team,
    firstName: text('firstName'),
    surname: text('surname'),
    email: text('email'),
    country: text('country'),
    dialCode: phone ? text('dialCode') : '',
    phone,
    city: text('city'),
    message: text('message'),
    privacyAccepted: true,
    ...(team === 'distributor' && {
      companyName: text('companyName'),
      website: text('website'),
      region: text('region'),
      ...(volume && { volume }),
    }),
  }
}
