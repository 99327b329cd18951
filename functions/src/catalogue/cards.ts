import { type ModCard, modCard, type StaffModCard, staffModCard } from '@bigorna/domain/endpoints/mods';
import { type ModCounts, modCounts } from '@bigorna/domain/entities/mod';
import type { IndexFile } from './index-file.ts';
import type { IndexedMod } from './indexed-mod.ts';

const FIGURES = { views: 0, downloads: 0, favorites: 0, comments: 0, ratings: 0, rating: null };

/** The card of a mod as the file keeps it: JSON, without its figures. */
export const storedCard = (mod: IndexedMod): string =>
  JSON.stringify(
    staffModCard.parse({
      ...mod,
      ...FIGURES,
      download_url: `/mods/${mod.slug}/download`,
      published_at: mod.published_at?.toISOString() ?? null,
      updated_at: mod.updated_at.toISOString(),
    }),
  );

/** A mod's figures; zeros where nothing was counted yet. */
export const countsOf = (file: IndexFile, id: string): ModCounts =>
  modCounts.parse(file.row('SELECT * FROM counts WHERE id = :id', { id }) ?? {});

/** The cards of mods by their row numbers, in that order. */
export const staffCards = (file: IndexFile, nums: readonly number[]): StaffModCard[] =>
  nums.flatMap((num) => {
    const row = file.row('SELECT id, card FROM mods WHERE num = :num', { num });
    if (row === undefined) return [];
    const { views, downloads, favorites, comments, ratings, stars } = countsOf(file, String(row.id));
    const rating = ratings > 0 ? stars / ratings : null;
    const card: unknown = JSON.parse(String(row.card));
    return [
      staffModCard.parse(
        typeof card === 'object' ? { ...card, views, downloads, favorites, comments, ratings, rating } : card,
      ),
    ];
  });

/** A card as visitors see it: without what only staff may know. */
export const publicCard = (card: StaffModCard): ModCard => modCard.parse(card);
