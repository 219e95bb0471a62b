// The key under which tests keep verification codes: no file is made for it.
export const CODE_KEY = 'c0de'.repeat(16)
