import { readStorage, writeStorage } from '@bigorna/client/storage';
import { z } from 'zod';

export const BEST_KEY = 'endermenBest';

const scoreSchema = z.coerce.number().int().nonnegative().catch(0);

/** Best score stored in this browser; 0 if none or invalid. */
export const readBestScore = (): number => scoreSchema.parse(readStorage(BEST_KEY));

export const storeBestScore = (score: number): void => writeStorage(BEST_KEY, String(score));
