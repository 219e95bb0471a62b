// The address of links that log a member in once.

export const LOG_IN_LINK_PATH = '/log-in-link'

/** `origin` without trailing slash. */
export function logInLink(origin: string, secret: string): string {
  return `${origin}${LOG_IN_LINK_PATH}/${secret}`
}
