import { type HistoryEntry, historyEntry } from '@bigorna/domain/endpoints/downloads';
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

/** Parses a history entry from an API response or local storage. Accepts the alternative field names. */
export const readHistoryEntry: z.ZodType<HistoryEntry> = z.preprocess(normalizeNames, historyEntry);
