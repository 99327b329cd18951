/** Modes for the owner only: a backup contains e-mails, password hashes and members' content. */
export const PRIVATE = { file: 0o600, folder: 0o700 } as const;
