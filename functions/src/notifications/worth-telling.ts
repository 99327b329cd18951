import type { Mod } from '@bigorna/domain/entities/mod';
import type { Release } from '@bigorna/domain/entities/release';
import { DAY_MS } from '@bigorna/domain/limits';

/** An update told later is none: releases that were brought in with their own dates, or waited so long for their mod. */
export const UPDATE_MS = 14 * DAY_MS;
/** As long as a write may be told late. */
const NEW_MS = DAY_MS;

const isWithin = (ms: number, moment: Date, at: Date): boolean => at.getTime() - moment.getTime() < ms;

/** Whether visitors see a mod, or a mod and its release. */
export const isThere = (mod: Mod | undefined, release: Release | undefined | null): boolean =>
  mod?.status === 'approved' && (release === null || release?.verdict === 'clear');

/** Whether nobody gets a release any more. */
export const isTakenAway = (release: Release | undefined | null): boolean => release?.verdict !== 'clear';

/** Whether a release is news to those who have the mod among their favorites: not what the mod came out with. */
export const isUpdate = ({ published_at }: Mod, release: Release, at: Date): boolean =>
  published_at !== null && release.published_at > published_at && isWithin(UPDATE_MS, release.published_at, at);

/** Whether a mod has come out just now. */
export const isNew = ({ published_at }: Mod, at: Date): boolean =>
  published_at !== null && isWithin(NEW_MS, published_at, at);
