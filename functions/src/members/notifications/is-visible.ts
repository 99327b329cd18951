import type { Mod } from '@bigorna/domain/entities/mod';
import type { Release } from '@bigorna/domain/entities/release';
import { DAY_MS } from '@bigorna/domain/limits';

/**
 * Older releases are no news: they were imported with an old date, or waited this long until their mod became visible.
 */
export const UPDATE_MAX_AGE_MS = 14 * DAY_MS;
/** Maximum delay of a write event. */
const NEW_MAX_AGE_MS = DAY_MS;

const isYounger = (ms: number, timestamp: Date, at: Date): boolean => at.getTime() - timestamp.getTime() < ms;

/** Whether visitors see a mod, or a mod and its release. */
export const isVisible = (mod: Mod | undefined, release: Release | undefined | null): boolean =>
  mod?.status === 'approved' && (release === null || release?.verdict === 'clear');

/** Whether a release can no longer be downloaded. */
export const isUnavailable = (release: Release | undefined | null): boolean => release?.verdict !== 'clear';

/** Whether a release is news to members with the mod as a favorite. The mod's first releases are no news. */
export const isUpdate = ({ published_at }: Mod, release: Release, at: Date): boolean =>
  published_at !== null &&
  release.published_at > published_at &&
  isYounger(UPDATE_MAX_AGE_MS, release.published_at, at);

/** Whether a mod was published recently. */
export const isNew = ({ published_at }: Mod, at: Date): boolean =>
  published_at !== null && isYounger(NEW_MAX_AGE_MS, published_at, at);
