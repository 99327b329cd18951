import { getDateAndTime } from '@bigorna/domain/download-entry';
import { historyEntry } from '@bigorna/domain/endpoints/downloads';
import { z } from 'zod';

/** Alternative field names in API responses and older stored lists (R105). */
const ALIASES = { mod_id: ['modId', 'id'], title: ['name'] } as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const normalizeNames = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const named: Record<string, unknown> = { ...value };
  for (const [name, aliases] of Object.entries(ALIASES)) {
    named[name] ??= aliases.map((alias) => value[alias]).find((candidate) => candidate !== undefined);
  }
  return named;
};

const { thumbnail_url, minecraft_version, short_description, tags, size, type, status, saved_at } = historyEntry.shape;

/**
 * An entry of the site's lists. The specification's entry lacks this portal's own fields. An unreadable field gets a
 * neutral value, so that the download still appears.
 */
const listedEntry = historyEntry
  .omit({ date: true, time: true })
  .partial({ release_id: true, slug: true, content_type: true, version: true })
  .extend({
    thumbnail_url: thumbnail_url.catch(null),
    minecraft_version: minecraft_version.catch(''),
    short_description: short_description.catch(''),
    tags: tags.catch([]),
    size: size.catch(0),
    type: type.catch('public'),
    status: status.catch('available'),
    saved_at: saved_at.optional().catch(undefined),
  })
  .transform(({ saved_at: savedAt, ...entry }) => ({
    ...entry,
    saved_at: savedAt ?? entry.downloaded_at,
    ...getDateAndTime(entry.downloaded_at),
  }));

/** A history entry of the API or of browser storage. */
export type ListedEntry = z.output<typeof listedEntry>;

/** Parses a history entry from an API response or local storage. Accepts the alternative field names. */
export const readHistoryEntry: z.ZodType<ListedEntry> = z.preprocess(normalizeNames, listedEntry);
