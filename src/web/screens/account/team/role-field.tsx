// The choice of a role inside a company.
import { MEMBER_ROLES, type MemberRole } from '../../../../shared/membership.ts'
import { SelectField } from '../../../components/form/form-field.tsx'
import type { SubmitState } from '../../../components/form/use-submit.ts'
import { useTexts } from '../../../texts.ts'

export function RoleField({ state, role }: { state: SubmitState; role: MemberRole }) {
  const t = useTexts('team')
  return (
    <SelectField state={state} name="role" required defaultValue={role}>
      {MEMBER_ROLES.map((each) => (
        <option key={each} value={each}>
          {t.roles[each]}
        </option>
      ))}
    </SelectField>
  )
}

/** The role chosen in a form. */
export function roleIn(values: FormData): MemberRole {
  const chosen = values.get('role')
  return MEMBER_ROLES.find((role) => role === chosen) ?? 'viewer'
}
