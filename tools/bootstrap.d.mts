export function lockHash(lockText: string): string;

/** Whether npm's record of its installation matches the lock file. */
export function isInstallCurrent(lockText: string, installedText: string): boolean;

/** Why packages must be installed first, or null. */
export function installReason(folder: string): string | null;
