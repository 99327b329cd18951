import { getDateAndTime } from '@bigorna/domain/download-entry';
import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads.schemas';

export const createHistoryEntry = (
  mod_id: string,
  { downloaded_at = '2026-11-20T10:00:00.000Z', ...given }: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  mod_id,
  release_id: 'r1',
  slug: mod_id,
  title: mod_id,
  thumbnail_url: null,
  content_type: 'mod',
  version: '1.0.0',
  minecraft_version: '1.21.4',
  short_description: '',
  tags: [],
  size: 1,
  type: 'public',
  status: 'available',
  downloaded_at,
  saved_at: downloaded_at,
  ...getDateAndTime(downloaded_at),
  ...given,
});
