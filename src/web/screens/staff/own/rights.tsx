// Roles and permissions of a staff account in plain words.
import type { StaffMe } from '../../../../contract/staff-session.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { useTexts } from '../../../texts.ts'
import css from './staff.module.css'

export function Rights({ me: { roles, permissions } }: { me: StaffMe }) {
  const t = useTexts('staff').rights
  return (
    <section className={css.section} aria-labelledby="rights">
      <SectionHeading id="rights" title={t.title} />
      {roles.length > 0 && (
        <p className={css.actions}>
          {t.roles}
          {roles.map((role) => (
            <Chip key={role} tone="accent">
              {t.names[role] ?? role}
            </Chip>
          ))}
        </p>
      )}
      <ul className={css.permissions}>
        {permissions.map((permission) => (
          <li key={permission}>{t.permissions[permission]}</li>
        ))}
      </ul>
      <p className={css.muted}>{permissions.length === 0 ? t.none : t.ask}</p>
    </section>
  )
}
