import { getDateAndTime } from '@bigorna/domain/download-entry';
import { historyEntry } from '@bigorna/domain/endpoints/downloads.schemas';
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

const fields = historyEntry.shape;
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
/** Parses a time of any time zone, and converts it to UTC. */
const time = z.iso.datetime({ offset: true, local: true }).transform((text) => new Date(text).toISOString());

/**
 * An entry of the site's lists. Only `mod_id`, `title` and `downloaded_at` must be valid. Any other missing or invalid
 * field gets a neutral value, so that the download still appears.
 */
const listedEntry = historyEntry
  .omit({ date: true, time: true })
  .extend({
    release_id: optional(fields.release_id),
    slug: optional(fields.slug),
    content_type: optional(fields.content_type),
    version: optional(fields.version),
    language: optional(fields.language),
    thumbnail_url: fields.thumbnail_url.catch(null),
    minecraft_version: fields.minecraft_version.catch(''),
    short_description: fields.short_description.catch(''),
    tags: fields.tags.catch([]),
    size: fields.size.catch(0),
    type: fields.type.catch('public'),
    status: fields.status.catch('available'),
    downloaded_at: time,
    saved_at: optional(time),
  })
  .transform(({ saved_at, ...entry }) => ({
    ...entry,
    saved_at: saved_at ?? entry.downloaded_at,
    ...getDateAndTime(entry.downloaded_at),
  }));

/** A history entry of the API or of browser storage. */
export type ListedEntry = z.output<typeof listedEntry>;

/** Parses a history entry from an API response or local storage. Accepts the alternative field names. */
export const readHistoryEntry: z.ZodType<ListedEntry> = z.preprocess(normalizeNames, listedEntry);
