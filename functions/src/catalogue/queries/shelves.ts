import { HOME_SHELVES } from '@bigorna/domain/limits';
import { getPublicCards } from '../cards.ts';
import type { Shelves } from '../catalogue.ts';
import { findLiveNum } from '../engine/count-writes.ts';
import type { Engine } from '../engine/engine.ts';
import { findMostDownloadedOfWeek, getRising, getShelf } from './listing.ts';

/** Candidates per shelf: enough to fill it even if the other shelves and the mod of the week use some of them. */
const CANDIDATES = Object.values(HOME_SHELVES).reduce((sum, length) => sum + length, 1);

/**
 * Shelves of the home page, from top to bottom. No mod is shown twice. If staff chose no mod of the week, the most
 * downloaded mod of the last seven days is shown.
 */
export const getShelves = (engine: Engine, chosen: string | null): Shelves => {
  const chosenNum = chosen === null ? undefined : findLiveNum(engine.file, engine.state, chosen);
  const ofTheWeek = chosenNum ?? findMostDownloadedOfWeek(engine);
  const usedMods = new Set<number | undefined>([ofTheWeek]);
  const fill = (shelf: keyof typeof HOME_SHELVES, candidates: readonly number[]) => {
    const nums = candidates.filter((num) => !usedMods.has(num)).slice(0, HOME_SHELVES[shelf]);
    for (const num of nums) usedMods.add(num);
    return getPublicCards(engine, nums);
  };
  return {
    mod_of_the_week: ofTheWeek === undefined ? null : (getPublicCards(engine, [ofTheWeek])[0] ?? null),
    featured: fill('featured', getShelf(engine, 'recent', CANDIDATES, { featured: true })),
    popular: fill('popular', getShelf(engine, 'downloads', CANDIDATES)),
    rising: fill('rising', getRising(engine, CANDIDATES)),
    recent: fill('recent', getShelf(engine, 'recent', CANDIDATES)),
  };
};
