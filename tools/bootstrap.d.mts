/** The hash of a lock file's text. */
export function lockHash(lockText: string): string;

/** Whether npm's own record of what it installed names the same versions as the lock file. */
export function sameInstall(lockText: string, installedText: string): boolean;

/** Why packages must be installed before the checkout can run, or null when they need not be. */
export function installReason(folder: string): string | null;
