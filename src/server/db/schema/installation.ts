// Table of what all processes on one database must agree on, such as the fingerprint of the key of verification codes.

export interface InstallationSettingTable {
  name: string
  value: string
}

export interface InstallationTables {
  installation_setting: InstallationSettingTable
}
