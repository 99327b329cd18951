export function lockHash(lockText: string): string;

/** Whether the installed packages, as npm recorded them, match the lock file. */
export function isInstallCurrent(lockText: string, installedText: string): boolean;

/** Why packages must be installed first, or null. */
export function installReason(folder: string): string | null;
