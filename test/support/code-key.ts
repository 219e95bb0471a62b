// The key with which tests hash verification codes, so that no key file is created.
export const CODE_KEY = 'c0de'.repeat(16)
