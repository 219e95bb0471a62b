// Table of what all processes on one database must agree on.

export interface InstallationSettingTable {
  name: string
  value: string
}

export interface InstallationTables {
  installation_setting: InstallationSettingTable
}
