import { toDownloadEntry } from '@bigorna/domain/download-entry';
import type { DownloadEntry } from '@bigorna/domain/entities/account';
import type { Downloader } from '@bigorna/domain/entities/member';
import { addDownloadedRelease } from '@bigorna/domain/may-have-release';
import { getEventId, toCountEvent } from '../../counters/events.ts';
import { scheduleRollUp } from '../../counters/schedule-roll-up.ts';
import { getMemberVisitorId } from '../../counters/visitor.ts';
import { requestProgress } from '../../members/achievements/request-progress.ts';
import { getDownloadId, toActivityModFields } from '../../members/activity/activity-entry.ts';
import { now } from '../../platform/clock.ts';
import { doc, runTransaction, type Writer } from '../../platform/firestore.ts';
import type { DownloadableRelease } from './find-downloadable-release.ts';

const createEntry = (what: DownloadableRelease, at: Date, savedAt: Date): DownloadEntry => ({
  ...toDownloadEntry({ ...what, size: what.release.file_size }),
  downloaded_at: at,
  saved_at: savedAt,
});

/** The mod's fields that achievements count, as of the download. */
const getTraits = ({ mod: { content_type, access, categories } }: DownloadableRelease) => ({
  content_type,
  access,
  categories,
});

const changesDownloader = ({ access, releases }: Downloader, releaseId: string): boolean =>
  access === undefined || !releases.includes(releaseId);

/** Writes the day's entry of the member's activity. */
const saveActivity = (tx: Writer, download: DownloadableRelease, uid: string, day: string, at: Date): void => {
  const { modId, mod, releaseId, release } = download;
  tx.set(doc('users/{uid}/activity/{entry}', uid, getDownloadId(modId, releaseId, day)), {
    kind: 'downloads',
    ...toActivityModFields(modId, mod),
    at,
    size: release.file_size,
  });
};

/**
 * Adds a download to the member's history and counts it once per member, release and day. The downloader record stays
 * permanently, because a rating requires it.
 */
export const recordDownload = async (download: DownloadableRelease, uid: string, at: Date): Promise<void> => {
  const { modId, releaseId, mod } = download;
  const downloaderDoc = doc('mods/{mod}/downloaders/{uid}', modId, uid);
  const slot = await runTransaction(async (tx) => {
    const countable = { kind: 'download', mod_id: modId, release_id: releaseId, bucket: mod.counts_bucket } as const;
    // Read in each attempt, so that the slot matches the commit.
    const timestamp = now();
    const visitor = await getMemberVisitorId(uid, timestamp);
    const event = toCountEvent(countable, visitor, timestamp);
    const eventDoc = doc('events/{event}', getEventId(event, visitor));
    const [counted, downloader] = await Promise.all([tx.get(eventDoc), tx.get(downloaderDoc)]);
    tx.set(doc('users/{uid}/downloads/{mod}', uid, modId), createEntry(download, at, timestamp));
    if (counted === undefined) {
      tx.create(eventDoc, event);
      saveActivity(tx, download, uid, event.day, at);
    }
    const traits = getTraits(download);
    if (downloader === undefined) tx.create(downloaderDoc, { uid, first_at: at, ...traits, releases: [releaseId] });
    else if (changesDownloader(downloader, releaseId))
      tx.merge(downloaderDoc, {
        ...(downloader.access === undefined ? traits : {}),
        releases: addDownloadedRelease(downloader, releaseId),
      });
    return counted === undefined ? event.slot : undefined;
  });
  if (slot !== undefined) await Promise.all([scheduleRollUp(slot), requestProgress(uid)]);
};
