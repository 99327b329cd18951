import type { CountsBucket } from '@bigorna/domain/entities/mod';
import type { IndexedMod } from './indexed-mod.ts';
import type { Source } from './source.ts';

/** A source in memory that behaves as Firestore does, and tells how often it was asked. */
export interface SampleSource extends Source {
  readonly stored: Map<string, IndexedMod>;
  readonly former: { slug: string; id: string }[];
  readonly asked: { all: number; changes: number; counts: number };
  counted: CountsBucket;
  chosen: string | null;
  /** What a check waits for; it fails when this does. */
  gate: Promise<void>;
  /** Stores a mod with the present moment as `updated_at`. */
  put(mod: IndexedMod): void;
}

export const sampleSource = (...mods: readonly IndexedMod[]): SampleSource => {
  const stored = new Map(mods.map((mod) => [mod.id, mod]));
  const since = (moment: Date) => [...stored.values()].filter(({ updated_at }) => updated_at >= moment);
  const source: SampleSource = {
    stored,
    former: [],
    asked: { all: 0, changes: 0, counts: 0 },
    counted: { mods: {}, updated_at: new Date(0) },
    chosen: null,
    gate: Promise.resolve(),
    put: (mod) => void stored.set(mod.id, { ...mod, updated_at: new Date() }),
    async *mods(only) {
      source.asked.all += 1;
      await source.gate;
      yield {
        found: [...stored.values()].filter(({ status }) => only === 'all' || status === 'approved'),
        unfit: [],
        at: new Date(),
      };
    },
    async *modsChangedSince(moment) {
      source.asked.changes += 1;
      await source.gate;
      yield { found: since(moment), unfit: [], at: new Date() };
    },
    withDescriptions: async (wanted) =>
      wanted.map((mod) => ({ ...mod, description: stored.get(mod.id)?.description ?? '' })),
    formerSlugs: async (modIds) => source.former.filter(({ id }) => modIds?.includes(id) ?? true),
    countsChangedSince: async (moment) => {
      source.asked.counts += 1;
      return { found: source.counted.updated_at >= moment ? [source.counted] : [], unfit: [], at: new Date() };
    },
    modOfTheWeek: async () => source.chosen,
  };
  return source;
};
