// Offices with their teams and contacts, following the organisation chart.
import type { OrgNode } from '../../../../contract/company.ts'
import { ExampleBadge } from '../article/article-header.tsx'
import { useTexts } from '../../../texts.ts'
import css from './org-tree.module.css'

export interface OrgTreeProps {
  tree: readonly OrgNode[]
  /** Heading level of the offices. */
  level?: 2 | 3
  /** Shows the numbers of the map, whose markers link to the offices. */
  isNumbered?: boolean
}

/** Uses the texts 'help' and 'article'. */
export function OrgTree({ tree, level = 3, isNumbered = false }: OrgTreeProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={css.offices}>
      {tree.map((office, index) => (
        <li
          key={office.id}
          id={isNumbered ? office.id : `office-${office.id}`}
          className={css.office}
        >
          <div className={css.head}>
            <Heading>
              {isNumbered && <span className={css.number}>{index + 1}</span>}
              {office.name}
            </Heading>
            <ExampleBadge entry={office} />
          </div>
          <ContactDetails node={office} />
          <Teams teams={office.children} />
        </li>
      ))}
    </ul>
  )
}

function Teams({ teams }: { teams: readonly OrgNode[] }) {
  if (teams.length === 0) return null
  return (
    <ul className={css.teams}>
      {teams.map((team) => (
        <li key={team.id}>
          <p className={css.team}>{team.name}</p>
          <ContactDetails node={team} />
          <Teams teams={team.children} />
        </li>
      ))}
    </ul>
  )
}

function ContactDetails({ node: { lines, phone, email, hours } }: { node: OrgNode }) {
  const { contact: t } = useTexts('help')
  return (
    <>
      {lines.length > 0 && <address className={css.lines}>{lines.join('\n')}</address>}
      {(phone || email || hours) && (
        <dl className={css.contacts}>
          {phone && (
            <div>
              <dt>{t.phone}</dt>
              <dd>
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>{t.email}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
          {hours && (
            <div>
              <dt>{t.hours}</dt>
              <dd>{hours}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  )
}
