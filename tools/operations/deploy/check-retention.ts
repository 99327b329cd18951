import { RETENTION_DAYS, type RetainedKind } from '@bigorna/domain/retention';

/**
 * Patterns that find each retention in the guide and in the lifecycle rule. Our code sets the retention of trusted IP
 * addresses.
 */
const PATTERNS: readonly { readonly kind: RetainedKind; readonly pattern: RegExp; readonly days: number }[] = [
  { kind: 'serverLog', pattern: /buckets update _Default [^`]*--retention-days=(\d+)/, days: 1 },
  { kind: 'accessRecord', pattern: /buckets create access-records [^`]*--retention-days=(\d+)/, days: 1 },
  { kind: 'databaseHistory', pattern: /Point-in-time recovery\*\*, (\d+) days/, days: 1 },
  { kind: 'databaseBackup', pattern: /backups schedules create [^`]*--retention=(\d+)w/, days: 7 },
  { kind: 'deletedFile', pattern: /"daysSinceNoncurrentTime": (\d+)/, days: 1 },
  { kind: 'fullCopy', pattern: /Delete it after (\d+) days/, days: 1 },
];

/**
 * Retentions that the text lacks, or that differ from `RETENTION_DAYS`, which the privacy page promises.
 *
 * @param text docs/operations.md and deploy/bucket-lifecycle.json, one after the other
 */
export const findRetentionFaults = (text: string): string[] =>
  PATTERNS.flatMap(({ kind, pattern, days }) => {
    const found = Number(pattern.exec(text)?.[1]) * days;
    return found === RETENTION_DAYS[kind] ? [] : [`${kind}: ${found} days instead of ${RETENTION_DAYS[kind]}`];
  });
