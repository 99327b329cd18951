import { type HistoryEntry, historyEntry } from '@bigorna/domain/endpoints/downloads';
import { z } from 'zod';

/** Other names that answers and older stored lists give these fields (specification section 3). */
const ALIASES = { mod_id: ['modId', 'id'], title: ['name'] } as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const byOwnNames = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const named: Record<string, unknown> = { ...value };
  for (const [name, aliases] of Object.entries(ALIASES)) {
    named[name] ??= aliases.map((alias) => value[alias]).find((found) => found !== undefined);
  }
  return named;
};

/** An entry of the download history as read from an answer or from this browser, whichever of its names the fields have. */
export const readHistoryEntry: z.ZodType<HistoryEntry> = z.preprocess(byOwnNames, historyEntry);
