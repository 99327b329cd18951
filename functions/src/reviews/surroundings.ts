import type { Review } from '@bigorna/domain/endpoints/admin/reviews';
import { modCard } from '@bigorna/domain/endpoints/mods';
import { RELATED_MAX } from '@bigorna/domain/limits';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { catalogue } from '../catalogue/index.ts';
import type { StoredMod } from '../mods/stored-mod.ts';
import { doc, getAll, run } from '../platform/firestore.ts';
import type { Surroundings } from './findings.ts';

/** So many of a mod's files are looked for elsewhere, the newest, and so many places of each. */
const FILES_MAX = 10;
const PLACES_MAX = 5;

type SameFile = Surroundings['sameFiles'][number];

const placesOf = async (modId: string, sha256: string): Promise<{ modId: string; version: string }[]> => {
  const found = await run('releasesOfSha256', { sha256 }, { limit: PLACES_MAX });
  const places = found.map(({ path, data }) => ({ modId: path.split('/')[1] ?? '', version: data.version }));
  return places.filter((place) => place.modId !== modId);
};

/** Other mods that have one of a mod's files. */
export const sameFilesAs = async ({ id, releases }: StoredMod): Promise<SameFile[]> => {
  const hashes = releases.flatMap(({ sha256 }) => sha256 ?? []).slice(0, FILES_MAX);
  const places = (await Promise.all(hashes.map((hash) => placesOf(id, hash)))).flat();
  const mods = await getAll(places.map(({ modId }) => doc('mods/{mod}', modId)));
  return places.map(({ modId, version }, i) => ({ title: mods[i]?.title ?? '', version, mod_id: modId }));
};

/** Other mods that are called the same, in any case and accents. */
export const namesakesOf = async ({ id, mod }: StoredMod): Promise<Surroundings['namesakes']> =>
  (await catalogue.titled(mod.title)).filter((other) => other.id !== id);

type Filter = Parameters<typeof catalogue.listForConsole>[0]['filter'];
const newest = (filter: Filter, last: number) =>
  catalogue.listForConsole({ sort: ['updated_at', 'DESC'], range: [0, last], filter });

/** Some of an author's mods of a status, and how many there are, but for one; the index may not know yet what that one is. */
const othersBy = async (author: string, status: ModStatus, id: string) => {
  const [all, own] = await Promise.all([
    newest({ author, status }, RELATED_MAX),
    newest({ author, status, id: [id] }, 0),
  ]);
  return { total: all.total - own.total, cards: all.cards.filter((card) => card.id !== id).slice(0, RELATED_MAX) };
};

/** What else is known of a mod's author, by the shown name; this mod is not counted. */
export const authorOf = async ({ id, mod: { author } }: StoredMod): Promise<Review['author']> => {
  const [approved, rejected] = await Promise.all([othersBy(author, 'approved', id), othersBy(author, 'rejected', id)]);
  const others = approved.cards.map((card) => modCard.parse(card));
  return { name: author, approved: approved.total, rejected: rejected.total, others };
};
