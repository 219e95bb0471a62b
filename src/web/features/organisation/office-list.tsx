// Offices one after the other: address, telephone, hours, and their teams with those who answer.
import type { OrgNode } from '../../../contract/company.ts'
import { useTexts } from '../../texts.ts'
import { ExampleBadge } from '../article/article-header.tsx'
import css from './office-list.module.css'

export interface OfficeListProps {
  offices: readonly OrgNode[]
  /** Level of the heading that carries an office's name. */
  level?: 2 | 3
  /** Numbers as on the map. */
  numbered?: boolean
}

/** Texts areas 'article' and 'company'. */
export function OfficeList({ offices, level = 2, numbered = false }: OfficeListProps) {
  return (
    <ol className={css.offices}>
      {offices.map((office, index) => (
        <li key={office.id} id={office.id} className={css.office}>
          <Office office={office} level={level} number={numbered ? index + 1 : null} />
        </li>
      ))}
    </ol>
  )
}

interface OfficeProps {
  office: OrgNode
  level: 2 | 3
  number: number | null
}

function Office({ office, level, number }: OfficeProps) {
  const t = useTexts('company').locations
  const Heading = `h${level}` as const
  return (
    <>
      <div className={css.head}>
        {number !== null && (
          <span className={css.number} aria-hidden="true">
            {number}
          </span>
        )}
        <Heading>{office.name}</Heading>
        <ExampleBadge piece={office} />
      </div>
      {office.lines.length > 0 && (
        <address className={css.address}>
          {office.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <Ways node={office} />
      {office.children.length > 0 && (
        <ul className={css.teams} aria-label={t.teams}>
          {office.children.map((team) => (
            <li key={team.id} id={team.id}>
              <Team team={team} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Team({ team }: { team: OrgNode }) {
  return (
    <>
      <p className={css.team}>{team.name}</p>
      <Ways node={team} />
      {team.children.length > 0 && (
        <ul className={css.contacts}>
          {team.children.map((contact) => (
            <li key={contact.id} id={contact.id}>
              <p>{contact.name}</p>
              <Ways node={contact} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** How to reach an office, a team or those who answer. */
function Ways({ node }: { node: OrgNode }) {
  const t = useTexts('company').locations
  const { phone, email, hours } = node
  if (!phone && !email && !hours) return null
  return (
    <dl className={css.ways}>
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
  )
}
