import { toHistoryEntry as convertEntry } from '@bigorna/domain/download-entry';
import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads.schemas';
import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import type { DownloadEntry } from '@bigorna/domain/entities/account';
import { firestore } from './firebase.ts';

/** A history entry for the current release of a mod, `minutesAgo` minutes old. */
export const toHistoryEntry = (card: ModCard, minutesAgo: number, changes: Partial<DownloadEntry> = {}): HistoryEntry =>
  convertEntry({
    mod_id: card.id,
    release_id: 'desta-vez',
    slug: card.slug,
    title: card.title,
    thumbnail_url: card.thumbnail_url,
    content_type: card.content_type,
    version: card.version,
    minecraft_version: card.minecraft_version,
    short_description: card.short_description,
    tags: card.tags,
    size: card.file_size,
    type: card.access,
    status: 'available',
    downloaded_at: new Date(Date.now() - minutesAgo * 60_000),
    ...changes,
  });

/** Stores history entries of a member on the server, as redeemed tickets do. */
export const storeHistory = async (uid: string, entries: readonly HistoryEntry[]): Promise<void> => {
  const batch = firestore.batch();
  for (const entry of entries) {
    const { date, time, ...stored } = entry;
    const downloaded_at = new Date(entry.downloaded_at);
    const saved_at = new Date(entry.saved_at);
    batch.set(firestore.doc(`users/${uid}/downloads/${entry.mod_id}`), { ...stored, downloaded_at, saved_at });
  }
  await batch.commit();
};

/** Ids of the mods in a member's history on the server. */
export const listHistory = async (uid: string): Promise<string[]> =>
  (await firestore.collection(`users/${uid}/downloads`).get()).docs.map(({ id }) => id);
