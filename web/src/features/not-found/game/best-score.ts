import { z } from 'zod';
import { readStored, store } from '#app/stored-choice.ts';

export const BEST_KEY = 'endermenBest';

const kept = z.coerce.number().int().nonnegative().catch(0);

/** The most points this browser has kept; 0 where there are none, or something else is kept there. */
export const readBest = (): number => kept.parse(readStored(BEST_KEY));

/** Keeps the most points in this browser. */
export const keepBest = (score: number): void => store(BEST_KEY, String(score));
