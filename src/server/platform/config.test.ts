// Tests reading and checking the settings of the environment.
import { describe, expect, test } from 'vitest'
import { checkMailSettings, ConfigError, readConfig, settingNames } from './config.ts'

describe('readConfig', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: './.data',
      DATABASE_URL: '',
      DB_POOL_SIZE: 8,
      LOG_LEVEL: 'info',
      PUBLIC_URL: '',
      CONTACT_EMAIL: '',
    })
  })

  test('trims given values and treats empty and blank ones as absent', () => {
    const config = readConfig({
      PORT: ' 0 ',
      HOST: ' ',
      SMTP_URL: '',
      DATA_DIR: '/srv/shop',
      UNKNOWN: 'x',
    })
    expect(config).toMatchObject({
      PORT: 0,
      HOST: '127.0.0.1',
      SMTP_URL: '',
      DATA_DIR: '/srv/shop',
    })
  })

  test('drops the slash at the end of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).PUBLIC_URL).toBe(
      'https://shop.example',
    )
    expect(readConfig({}).PUBLIC_URL).toBe('')
  })

  test.each([
    ['PORT', 'x', 'PORT=x: must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'PORT=65536: must be from 0 to 65535'],
    ['DB_POOL_SIZE', '0', 'DB_POOL_SIZE=0: must be from 1 to 100'],
    ['DATABASE_URL', 'mysql://u:secret@h/d', 'DATABASE_URL=…: must start with postgresql://'],
    ['PUBLIC_URL', 'https://shop.example/path', /^PUBLIC_URL=.*: must be like https:/],
    ['CONTACT_EMAIL', 'nobody', 'CONTACT_EMAIL=nobody: must be an email address'],
    [
      'CONTACT_EMAIL',
      'Us <a@b.example>',
      'CONTACT_EMAIL=Us <a@b.example>: must be an email address',
    ],
    ['SMTP_URL', 'http://u:secret@h', 'SMTP_URL=…: must start with smtp:// or smtps://'],
    ['MAIL_FROM', 'A <a@b.example>, c@d.example', /^MAIL_FROM=.*: must be like Name/],
    ['MAIL_FROM', 'A\r\nBcc: x <a@b.example>', /MAIL_FROM=/],
    ['CODE_KEY', 'secret', /: must be 64 hexadecimal digits$/],
    ['TRUSTED_PROXIES', 'proxy', /: must be a list of addresses like /],
    ['STAFF_HOST', 'https://office', /: must be a host name like /],
    ['STAFF_NETWORKS', '192.0.2.0/33', /: must be a list of networks like /],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL=loud: /],
  ])('%s=%s is rejected in one line', (name, value, message) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(message)
  })

  test('never shows the value of a setting that may hold a password or a key', () => {
    const secret = settingNames.filter(
      (name) => /_(?:URL|KEY)$/.test(name) && name !== 'PUBLIC_URL',
    )
    expect(secret).toEqual(['DATABASE_URL', 'DATABASE_OWNER_URL', 'SMTP_URL', 'CODE_KEY'])
    for (const name of secret) {
      const value = 'owner:hunter2@h/d'
      expect(() => readConfig({ [name]: value }), name).toThrow(new RegExp(`^${name}=…: must`))
    }
  })

  test('names every bad setting, one line each', () => {
    expect(() => readConfig({ PORT: 'x', DB_POOL_SIZE: 'y' })).toThrow(
      /^PORT=x.*\nDB_POOL_SIZE=y.*$/,
    )
  })
})

test('mail is sent only where its links have a fixed address', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example' }
  expect(() => checkMailSettings(readConfig(smtp))).toThrow(ConfigError)
  expect(() => checkMailSettings(readConfig({}))).not.toThrow()
  const both = readConfig({ ...smtp, PUBLIC_URL: 'https://shop.example' })
  expect(() => checkMailSettings(both)).not.toThrow()
})
