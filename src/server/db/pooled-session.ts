// Distinguishes a pooler from the database itself: a pooler announces process ids of its own.
import type pg from 'pg'

export async function isPooledSession(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== announcedPid(client)
}

/** The process id that was announced when the session was opened. */
function announcedPid(client: pg.Client): number | null {
  return (client as unknown as { processID: number | null }).processID
}
