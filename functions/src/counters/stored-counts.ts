import type { SealedFigures } from '@bigorna/domain/entities/mod';
import { z } from 'zod';
import { type Doc, doc } from '../platform/documents.ts';

const map = z.record(z.string(), z.unknown()).catch({});
const stored = z.object({ mods: z.record(z.string(), map).catch({}) });
export type StoredCounts = z.infer<typeof stored>;

/** A bucket of `counts` whatever it holds: what the nightly repair is to mend may fit no schema. */
export const storedCounts = (bucket: string): Doc<typeof stored> => ({
  path: doc('counts/{bucket}', bucket).path,
  schema: stored,
});

/** A number as it is stored; adding to anything else begins at nothing. */
export const numberIn = (held: Readonly<Record<string, unknown>> | undefined, field: string): number => {
  const value = held?.[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};

/** Views and downloads as they are stored. */
export const sealedIn = (held: Readonly<Record<string, unknown>> | undefined): SealedFigures => {
  const recent = map.parse(held?.recent);
  const days = Object.keys(recent).filter((day) => z.iso.date().safeParse(day).success);
  return {
    views: numberIn(held, 'views'),
    downloads: numberIn(held, 'downloads'),
    recent: Object.fromEntries(days.map((day) => [day, numberIn(recent, day)])),
  };
};
