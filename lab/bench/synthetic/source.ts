import { COUNTS_BUCKET_MODS } from '@bigorna/domain/counts-bucket';
import type { CountsBucket } from '@bigorna/domain/entities/mod';
import type { Source } from '../../../functions/src/catalogue/source.ts';
import {
  createSyntheticCounts,
  createSyntheticDescription,
  createSyntheticMod,
  NEWEST,
  parseSyntheticIndex,
  toSyntheticId,
} from './mods.ts';

const PART = 1000;

/** Time of the last change. */
const CHANGED = new Date(NEWEST);

/** Last day of the daily counts. */
const TODAY = new Date();

const getBucket = (number: number, length: number): CountsBucket => {
  const from = number * COUNTS_BUCKET_MODS;
  const size = Math.min(COUNTS_BUCKET_MODS, length - from);
  const mods = Array.from(
    { length: size },
    (_, i) => [toSyntheticId(from + i), createSyntheticCounts(from + i, TODAY)] as const,
  );
  return { mods: Object.fromEntries(mods), updated_at: CHANGED };
};

/** A catalogue of `length` mods, the same in every run, generated while it is read. Never changes. */
export const createSyntheticSource = (length: number): Source => ({
  async *mods(only) {
    for (let from = 0; from < length; from += PART) {
      const part = Array.from({ length: Math.min(PART, length - from) }, (_, i) => createSyntheticMod(from + i));
      yield { items: part.filter(({ status }) => only === 'all' || status === 'approved'), invalid: [], at: TODAY };
    }
  },
  async *modsChangedSince() {
    yield { items: [], invalid: [], at: new Date() };
  },
  withDescriptions: async (mods) =>
    mods.map((mod) => ({ ...mod, description: createSyntheticDescription(parseSyntheticIndex(mod.id)) })),
  formerSlugs: async () => [],
  countsChangedSince: async (timestamp) => {
    const buckets = timestamp > CHANGED ? 0 : Math.ceil(length / COUNTS_BUCKET_MODS);
    return {
      items: Array.from({ length: buckets }, (_, number) => getBucket(number, length)),
      invalid: [],
      at: TODAY,
    };
  },
  modOfTheWeek: async () => null,
});
