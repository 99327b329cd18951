import { RATE_LIMITS } from './rate-limits.ts';

/**
 * How long IP addresses, logs and copies are retained, in days (R202). The privacy page shows these numbers in all
 * languages; tests compare them with the commands of docs/operations.md.
 */
export const RETENTION_DAYS = {
  /** Hashes of the IP addresses from which a member signed in, counted from the last sign-in. */
  trustedIp: 90,
  /** Request and function logs, in the project's default log bucket. */
  serverLog: 30,
  /** Access records: six months, which have at most 184 days (Marco Civil da Internet, article 15). */
  accessRecord: 184,
  /** The database's own history, for point-in-time recovery. */
  databaseHistory: 7,
  /** Daily backups of the database. */
  databaseBackup: 28,
  /** Deleted and replaced files. */
  deletedFile: 30,
  /** Full copies outside Google. */
  fullCopy: 60,
} as const;

export type RetainedKind = keyof typeof RETENTION_DAYS;

/** Length of the longest rate-limit window in hours. After that, the window's hash has no use. */
export const RATE_LIMIT_HOURS_MAX = Math.max(...Object.values(RATE_LIMITS).map(({ seconds }) => seconds)) / 3600;
