// The key with which tests hash verification codes, so that no key file is created.

/** 32 bytes in hexadecimal, as the setting CODE_KEY has them. */
export const CODE_KEY = 'c0de'.repeat(16)
