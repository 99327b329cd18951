import { COUNTS_BUCKET_MODS } from '@bigorna/domain/counts-bucket';
import type { CountsBucket } from '@bigorna/domain/entities/mod';
import type { Source } from '../../../functions/src/catalogue/source.ts';
import { NEWEST, syntheticCounts, syntheticDescription, syntheticId, syntheticIndex, syntheticMod } from './mods.ts';

const PART = 1000;

/** Time of the last change. */
const CHANGED = new Date(NEWEST);

const getBucket = (number: number, length: number, today: Date): CountsBucket => {
  const from = number * COUNTS_BUCKET_MODS;
  const size = Math.min(COUNTS_BUCKET_MODS, length - from);
  const mods = Array.from(
    { length: size },
    (_, i) => [syntheticId(from + i), syntheticCounts(from + i, today)] as const,
  );
  return { mods: Object.fromEntries(mods), updated_at: CHANGED };
};

/**
 * A catalogue of `length` mods, the same in every run, generated while it is read. Never changes.
 *
 * @param today last day of the daily counts
 */
export const syntheticSource = (length: number, today = new Date()): Source => ({
  async *mods(only) {
    for (let from = 0; from < length; from += PART) {
      const part = Array.from({ length: Math.min(PART, length - from) }, (_, i) => syntheticMod(from + i));
      yield { found: part.filter(({ status }) => only === 'all' || status === 'approved'), invalid: [], at: today };
    }
  },
  async *modsChangedSince() {
    yield { found: [], invalid: [], at: new Date() };
  },
  withDescriptions: async (mods) =>
    mods.map((mod) => ({ ...mod, description: syntheticDescription(syntheticIndex(mod.id)) })),
  formerSlugs: async () => [],
  countsChangedSince: async (timestamp) => {
    const buckets = timestamp > CHANGED ? 0 : Math.ceil(length / COUNTS_BUCKET_MODS);
    return {
      found: Array.from({ length: buckets }, (_, number) => getBucket(number, length, today)),
      invalid: [],
      at: today,
    };
  },
  modOfTheWeek: async () => null,
});
