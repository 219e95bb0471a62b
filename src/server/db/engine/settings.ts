// Settings of the embedded PostgreSQL for a small two-core machine shared with the shop.

/** Settings as `name=value`. Acknowledged writes are on disk: fsync and synchronous_commit stay on. */
export function serverSettings(socketDir: string): string[] {
  return [
    'listen_addresses=',
    'port=5432',
    `unix_socket_directories=${socketDir}`,
    'unix_socket_permissions=0700',
    'max_connections=64',
    'shared_buffers=256MB',
    'effective_cache_size=1GB',
    'work_mem=16MB',
    'maintenance_work_mem=128MB',
    'max_wal_size=1GB',
    'wal_compression=on',
    'fsync=on',
    'synchronous_commit=on',
    'random_page_cost=1.1',
    // For short queries, JIT and parallel plans cost more than they save.
    'jit=off',
    'max_parallel_workers_per_gather=0',
    'huge_pages=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_line_prefix=',
    // Statements contain personal data, so they are not logged.
    'log_min_error_statement=panic',
    'log_checkpoints=off',
  ]
}
