import type { SealedCounts } from '@bigorna/domain/entities/mod';
import { z } from 'zod';
import { type Doc, doc } from '../platform/documents.ts';

const looseMap = z.record(z.string(), z.unknown()).catch({});
const looseCounts = z.object({ mods: z.record(z.string(), looseMap).catch({}) });
export type StoredCounts = z.infer<typeof looseCounts>;

/** A `counts` bucket with a lenient schema. The nightly repair must read invalid buckets to fix them. */
export const getStoredCountsDoc = (bucket: string): Doc<typeof looseCounts> => ({
  path: doc('counts/{bucket}', bucket).path,
  schema: looseCounts,
});

/** A stored number; 0 for any other value, because Firestore increments other values from 0. */
export const readNumber = (fields: Readonly<Record<string, unknown>> | undefined, field: string): number => {
  const value = fields?.[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};

/** Stored views and downloads; 0 for invalid values. */
export const readSealedCounts = (fields: Readonly<Record<string, unknown>> | undefined): SealedCounts => {
  const recent = looseMap.parse(fields?.recent);
  const days = Object.keys(recent).filter((day) => z.iso.date().safeParse(day).success);
  return {
    views: readNumber(fields, 'views'),
    downloads: readNumber(fields, 'downloads'),
    recent: Object.fromEntries(days.map((day) => [day, readNumber(recent, day)])),
  };
};
