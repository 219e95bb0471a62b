// Builds and reads the address that opens the application form of a team or of one of its job openings.
import { TEAMS, type Team } from '../../../../shared/teams.ts'
import { PATHS } from '../../../paths.ts'

export const APPLY_HASH = '#apply'

/** Without language prefix. */
export function applyUrl(team: Team, opening?: string): string {
  const query = new URLSearchParams({ team, ...(opening && { opening }) })
  return `${PATHS.careers}?${query}${APPLY_HASH}`
}

/** The team and opening in an address; null for an unknown team. */
export function readApplyUrl(address: string): { team: Team; opening: string | null } | null {
  const { searchParams } = new URL(address)
  const team = TEAMS.find((each) => each === searchParams.get('team'))
  return team ? { team, opening: searchParams.get('opening') } : null
}
