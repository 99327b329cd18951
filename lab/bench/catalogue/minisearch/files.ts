import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modCard } from '@bigorna/domain/endpoints/mods.schemas';
import { type ModCounts, modCounts } from '@bigorna/domain/entities/mod';
import { getTrendingScore, toDay } from '@bigorna/domain/trending';
import MiniSearch from 'minisearch';
import type { IndexedMod } from '../../../../functions/src/catalogue/indexed-mod.ts';
import type { Source } from '../../../../functions/src/catalogue/source.ts';
import { type BaselineMod, MiniCatalogue } from './mini-catalogue.ts';
import { OPTIONS } from './options.ts';

const INDEX = 'minisearch.json';
const CARDS = 'cards.json';

const baselineMod = (mod: IndexedMod, counts: ModCounts | undefined, today: string): BaselineMod => {
  const { recent, stars, ...figures } = counts ?? modCounts.parse({});
  const card = modCard.parse({
    ...mod,
    ...figures,
    rating: figures.ratings > 0 ? stars / figures.ratings : null,
    download_url: `/mods/${mod.slug}/download`,
    published_at: mod.published_at?.toISOString() ?? null,
    released_at: mod.released_at?.toISOString() ?? null,
    updated_at: mod.updated_at.toISOString(),
  });
  const published = mod.published_at?.getTime() ?? 0;
  const released = mod.released_at?.getTime() ?? published;
  return { card, published, released, trending: getTrendingScore(recent, today) };
};

/**
 * Builds MiniSearch's index of approved mods, and their cards, as JSON files.
 *
 * @returns total size of the files in bytes
 */
export const buildMiniSearch = async (source: Source, folder: string): Promise<number> => {
  const today = toDay(new Date());
  const counts = new Map<string, ModCounts>();
  const { items: buckets } = await source.countsChangedSince(new Date(0));
  for (const { mods } of buckets) for (const [id, figures] of Object.entries(mods)) counts.set(id, figures);
  const index = new MiniSearch<IndexedMod>(OPTIONS);
  const cards: BaselineMod[] = [];
  for await (const { items } of source.mods('approved')) {
    const mods = await source.withDescriptions(items);
    index.addAll(mods);
    cards.push(...mods.map((mod) => baselineMod(mod, counts.get(mod.id), today)));
  }
  const files = [
    [INDEX, index],
    [CARDS, cards],
  ] as const;
  const sizes: number[] = [];
  for (const [name, content] of files) {
    await writeFile(join(folder, name), JSON.stringify(content));
    sizes.push((await stat(join(folder, name))).size);
  }
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Loads the built files without validation: this program wrote them. */
export const loadMiniSearch = async (folder: string): Promise<MiniCatalogue> => {
  const index = MiniSearch.loadJSON<IndexedMod>(await readFile(join(folder, INDEX), 'utf8'), OPTIONS);
  const cards: BaselineMod[] = JSON.parse(await readFile(join(folder, CARDS), 'utf8'));
  return new MiniCatalogue(index, cards);
};
