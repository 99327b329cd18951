import { readStorage, writeStorage } from '@bigorna/client/storage';
import { readOrigin } from '#shared/routing/origin.ts';

const STORAGE_KEY = 'pendingDownload';

/** A download that waits until the member verifies their e-mail. */
export interface PendingDownload {
  uid: string;
  /** Path of the download page, with its query. */
  from: string;
  /** Title and version. */
  name: string;
}

/** Parses a stored download; undefined if invalid. */
export const parsePendingDownload = (text: string | null): PendingDownload | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const from = readOrigin(value, '')?.from;
    if (!from || typeof value !== 'object' || value === null || !('uid' in value && 'name' in value)) return undefined;
    const { uid, name } = value;
    return typeof uid === 'string' && typeof name === 'string' ? { uid, from, name } : undefined;
  } catch {
    return undefined;
  }
};

/** Reads this browser's pending download. The stored download outlives page and visit. */
export const readPendingDownload = (): PendingDownload | undefined => parsePendingDownload(readStorage(STORAGE_KEY));

/** Stores the pending download; undefined removes it. */
export const storePendingDownload = (download: PendingDownload | undefined): void =>
  writeStorage(STORAGE_KEY, JSON.stringify(download ?? null));
