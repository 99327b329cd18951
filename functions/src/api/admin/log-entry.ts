import { LOG_ENTRY_HEADER } from '@bigorna/domain/endpoints/admin/dialect';

/** The header that names the log entry a staff call left; none where nothing changed. */
export const logEntryHeader = (entry: string | undefined): Record<string, string> =>
  entry === undefined ? {} : { [LOG_ENTRY_HEADER]: entry };
