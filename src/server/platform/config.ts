// The configuration: the only module that reads the environment, with a default for every setting.
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { z } from 'zod'
import { parseNetworks } from './net/networks.ts'

/** Invalid settings, one per line in the message. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Config = Readonly<z.infer<typeof schema>>

const wholeNumber = (min: number, max: number, defaultValue: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`)
    .default(defaultValue)

const optionalText = (form: RegExp, message: string) =>
  z.string().regex(form, message).or(z.literal('')).default('')

const MAIL_SENDER =
  /^(?:[^\p{Cc}<>"@,;]{1,60} <[^\s@<>,;"]+@[^\s@<>,;"]+>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/u

const schema = z.object({
  /** The listening address; 0.0.0.0 for every interface. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** 0 lets the system choose. */
  PORT: wholeNumber(0, 65_535, 3000),
  /** Database and files of this shop. One server uses it at a time; commands join that server's database. */
  DATA_DIR: z.string().min(1).default('./.data'),
  /** A PostgreSQL 15 or newer to use instead of the embedded one. */
  DATABASE_URL: optionalText(/^postgres(ql)?:\/\/\S+$/, 'must start with postgresql://'),
  /**
   * The login of the owner of the tables for migrations and commands, when DATABASE_URL is a login with fewer rights.
   */
  DATABASE_OWNER_URL: optionalText(/^postgres(ql)?:\/\/\S+$/, 'must start with postgresql://'),
  DB_POOL_SIZE: wholeNumber(1, 100, 8),
  /**
   * Whether prepared statements are named, so that connections reuse them; `off` behind a pooler in transaction mode.
   */
  DB_STATEMENT_NAMES: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The address visitors type, without a path and without a slash at its end; empty: derived from the request. */
  PUBLIC_URL: optionalText(
    /^https?:\/\/[^/\s?#]+\/?$/,
    'must be like https://shop.example, without a path',
  ).transform((address) => address.replace(/\/$/, '')),
  /** Shown on pages, and mailed about new cases; empty: the contact address of the brand, which may be none. */
  CONTACT_EMAIL: optionalText(
    /^[^\s@<>(),;:\\"[\]]{1,64}@[^\s@<>(),;:\\"[\]]{1,180}\.[^\s@<>(),;:\\"[\].]{2,60}$/,
    'must be an email address',
  ),
  /** The mail server, smtp://user:password@host:587 or smtps://…:465; empty keeps mail in the outbox. */
  SMTP_URL: optionalText(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://'),
  /** The sender of mail: an address, or a name and the address in angle brackets; empty: the brand's name, at localhost. */
  MAIL_FROM: z
    .string()
    .regex(MAIL_SENDER, 'must be like Name <no-reply@shop.example>')
    .or(z.literal(''))
    .default(''),
  /** The folder of the brand; empty: brand/, the example that comes with the code. */
  BRAND_DIR: z.string().default(''),
  /** The HMAC key of verification codes; empty: generated and stored in DATA_DIR. */
  CODE_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
    .or(z.literal(''))
    .default(''),
  /** The meaning of a date code's first four digits: year and week, or year and month. */
  DATE_CODE: z.enum(['YYWW', 'YYMM']).default('YYWW'),
  /** A program that scans received files, given the file's path: exit code 0 clean, 1 infected; empty: none. */
  SCAN_COMMAND: z.string().default(''),
  /** The total size of uploaded files, in MB. */
  UPLOAD_QUOTA_MB: wholeNumber(1, 10_000_000, 2000),
  /** Uncached responses per client address and minute; 0 for no limit. */
  FLOOD_LIMIT: wholeNumber(0, 1_000_000, 3000),
  /** Addresses of reverse proxies whose X-Forwarded-For is trusted, comma separated; empty: none. */
  TRUSTED_PROXIES: optionalText(
    /^[0-9a-fA-F.:/, ]+$/,
    'must be a list of addresses like 127.0.0.1, 10.0.0.0/8',
  ),
  /** The host name under which staff work, such as office.shop.example; empty: that of the shop. */
  STAFF_HOST: optionalText(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name like office.shop.example'),
  /** The networks from which staff may work, comma separated; empty: all. */
  STAFF_NETWORKS: z
    .string()
    .refine(
      (text) => parseNetworks(text) !== null,
      'must be a list of networks like 192.0.2.0/24, 2001:db8::/32',
    )
    .default(''),
  /** After SIGTERM: how long everything is served as before while /readyz fails, for a load balancer. */
  DRAIN_SECONDS: wholeNumber(0, 300, 0),
  /** Scheduled backups of the embedded database, its files and keys. */
  BACKUP: z.enum(['on', 'off']).default('on'),
  /** The folder of the backups; empty: DATA_DIR/backups, on the same disk as the data. */
  BACKUP_DIR: z.string().default(''),
  /** The time between two base backups; what changes in between is archived every few minutes. */
  BACKUP_HOURS: wholeNumber(1, 168, 24),
  /** How many days back a restore can reach. */
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650, 7),
  /** Older backups are deleted beyond this size; the newest one, and the newest that passed its check, stay. */
  BACKUP_MAX_GB: wholeNumber(1, 1_000_000, 10),
  /** Who is mailed when backups fail; empty: CONTACT_EMAIL. */
  ALERT_EMAIL: optionalText(
    /^[^\s@<>(),;:\\"[\]]{1,64}@[^\s@<>(),;:\\"[\]]{1,180}\.[^\s@<>(),;:\\"[\].]{2,60}$/,
    'must be an email address',
  ),
  /** Who may read /metrics: `local` requests from this machine without a proxy, or `open` for everyone. */
  METRICS: z.enum(['local', 'open']).default('local'),
})

/**
 * Reads and validates the configuration; empty values count as unset. Throws ConfigError listing every invalid
 * one. Without `environment` it reads the process environment and, with lower precedence, a file `.env` in the
 * working directory.
 */
export function readConfig(environment?: Record<string, string | undefined>): Config {
  const given = environment ?? processEnvironment()
  const filled = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = given[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const read = schema.safeParse(filled)
  if (read.success) return Object.freeze(read.data)
  const lines = read.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return `${name}=${shown(name, filled[name])}: ${issue.message}`
  })
  throw new ConfigError([...new Set(lines)].join('\n'))
}

/**
 * Checks the settings that sending mail requires. Without PUBLIC_URL the links in mails would lead to
 * where the process listens, which its readers cannot reach.
 */
export function checkMailSettings({ SMTP_URL, PUBLIC_URL }: Config): void {
  if (SMTP_URL && !PUBLIC_URL) {
    throw new ConfigError('PUBLIC_URL is needed beside SMTP_URL: the links in mails lead there.')
  }
}

/** The names of all settings, for the check of .env.example. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

function processEnvironment(): Record<string, string | undefined> {
  if (existsSync('.env')) loadEnvFile('.env')
  return process.env
}

/** A key, and URLs that may contain a password. */
const SECRETS = new Set(['DATABASE_URL', 'DATABASE_OWNER_URL', 'SMTP_URL', 'CODE_KEY'])

function shown(name: string, value: string | undefined): string {
  return SECRETS.has(name) ? '…' : String(value)
}
