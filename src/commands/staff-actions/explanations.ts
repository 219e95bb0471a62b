// What `npm run staff` prints when the subject of an action does not exist, or its state does not allow the action.

/** For a 404, by action. */
export const NOT_FOUND: Record<string, string> = {
  close: 'No staff account has that email address.',
  reset: 'No open staff account has that email address.',
  grant: 'No staff account has that email address.',
  'propose-reset': 'No open staff account has that email address.',
  refuse: 'No open request has that number. See: npm run staff -- requests',
  revoke: 'No staff account has that email address.',
  'role-remove': 'This role does not exist. See: npm run staff -- roles',
  suspend: 'No member of that kind has that customer number.',
  reinstate: 'No member of that kind has that customer number.',
  terms: 'No member of that kind has that customer number.',
}

const DECIDED =
  'This application has been decided already: npm run staff -- show NUMBER says how. review takes up a rejected one again; suspend suspends a membership.'

/** For a 409, by action. */
export const CONFLICTS: Record<string, string> = {
  add: 'That account is already in use.',
  review:
    'Only new and rejected applications can be taken into review. See: npm run staff -- show NUMBER',
  ask: DECIDED,
  approve: DECIDED,
  reject: DECIDED,
  suspend: 'Only approved members can be suspended. See: npm run staff -- members',
  reinstate: 'This membership is not suspended. See: npm run staff -- members',
  terms: 'Only approved members have terms. See: npm run staff -- members',
  'add-area':
    'Only an approved member of one area can be approved for the other, and only once. See: npm run staff -- members',
}
