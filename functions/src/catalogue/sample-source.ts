import type { CountsBucket } from '@bigorna/domain/entities/mod';
import type { IndexedMod } from './indexed-mod.ts';
import type { Source } from './source.ts';

/** In-memory source that behaves like Firestore and counts its calls. */
export interface SampleSource extends Source {
  readonly stored: Map<string, IndexedMod>;
  readonly former: { slug: string; id: string }[];
  readonly calls: { all: number; changes: number; counts: number };
  counted: CountsBucket;
  chosen: string | null;
  /** A sync waits for this promise and fails if it rejects. */
  gate: Promise<void>;
  /** Stores a mod with the current time as `updated_at`. */
  put(mod: IndexedMod): void;
}

export const createSampleSource = (...mods: readonly IndexedMod[]): SampleSource => {
  const stored = new Map(mods.map((mod) => [mod.id, mod]));
  const since = (time: Date) => [...stored.values()].filter(({ updated_at }) => updated_at >= time);
  const source: SampleSource = {
    stored,
    former: [],
    calls: { all: 0, changes: 0, counts: 0 },
    counted: { mods: {}, updated_at: new Date(0) },
    chosen: null,
    gate: Promise.resolve(),
    put: (mod) => void stored.set(mod.id, { ...mod, updated_at: new Date() }),
    async *mods(only) {
      source.calls.all += 1;
      await source.gate;
      yield {
        items: [...stored.values()].filter(({ status }) => only === 'all' || status === 'approved'),
        invalid: [],
        at: new Date(),
      };
    },
    async *modsChangedSince(time) {
      source.calls.changes += 1;
      await source.gate;
      yield { items: since(time), invalid: [], at: new Date() };
    },
    withDescriptions: async (requested) =>
      requested.map((mod) => ({ ...mod, description: stored.get(mod.id)?.description ?? '' })),
    formerSlugs: async (modIds) => source.former.filter(({ id }) => modIds?.includes(id) ?? true),
    countsChangedSince: async (time) => {
      source.calls.counts += 1;
      return { items: source.counted.updated_at >= time ? [source.counted] : [], invalid: [], at: new Date() };
    },
    modOfTheWeek: async () => source.chosen,
  };
  return source;
};
