// The teams that people and firms can join, and the volumes a distributor can state.

/** The page /join-us.html lists them; `?team=` in its address opens the application form of one. */
export const TEAMS = ['distributor', 'warehouse', 'logistics', 'general'] as const
export type Team = (typeof TEAMS)[number]

/** Pieces per month that a distributor expects to sell. */
export const MONTHLY_VOLUMES = ['under_500', '500_2000', '2000_10000', 'over_10000'] as const
