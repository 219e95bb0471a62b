// What `npm run staff` says when the account, role, member or request of an action does not exist.

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
