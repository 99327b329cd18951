export function lockHash(lockText: string): string;

/** Whether the packages in npm's list of installed packages match the lock file. */
export function isInstallCurrent(lockText: string, installedText: string): boolean;

/** Why packages must be installed first, or null. */
export function installReason(folder: string): string | null;
