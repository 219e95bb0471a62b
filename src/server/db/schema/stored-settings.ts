// Table of values that the shop stores for itself and for its commands.

export interface StoredSettingTable {
  name: string
  value: string
  changed_at: Date
}

export interface SettingTables {
  stored_setting: StoredSettingTable
}
