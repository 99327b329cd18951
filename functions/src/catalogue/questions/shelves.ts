import { publicCards } from '../cards.ts';
import type { Shelves } from '../catalogue.ts';
import { liveNum } from '../engine/count-writes.ts';
import type { Engine } from '../engine/engine.ts';
import { mostDownloadedOfWeek, rising, shelf } from './listing.ts';

const SHELF_LENGTH = 12;

/** What the home page shows. The mod of the week is the chosen one, else the most downloaded of the last seven days. */
export const shelvesOf = (engine: Engine, chosen: string | null): Shelves => {
  const cards = (nums: readonly number[]) => publicCards(engine, nums);
  const chosenNum = chosen === null ? undefined : liveNum(engine.file, engine.state, chosen);
  const ofTheWeek = chosenNum ?? mostDownloadedOfWeek(engine);
  return {
    featured: cards(shelf(engine, 'recent', SHELF_LENGTH, { featured: true })),
    mod_of_the_week: ofTheWeek === undefined ? null : (cards([ofTheWeek])[0] ?? null),
    popular: cards(shelf(engine, 'downloads', SHELF_LENGTH)),
    recent: cards(shelf(engine, 'recent', SHELF_LENGTH)),
    rising: cards(rising(engine, SHELF_LENGTH)),
  };
};
