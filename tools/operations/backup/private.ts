/** Read by the owner only: a backup holds addresses, password hashes and what members have put up. */
export const PRIVATE = { file: 0o600, folder: 0o700 } as const;
