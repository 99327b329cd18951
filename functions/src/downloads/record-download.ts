import type { DownloadEntry } from '@bigorna/domain/entities/account';
import type { Downloader } from '@bigorna/domain/entities/member';
import { touchMember } from '../achievements/touch-member.ts';
import { downloadId } from '../activity/ids.ts';
import { factsOf } from '../activity/mod-facts.ts';
import { eventId, eventOf } from '../counters/events.ts';
import { scheduleRollUp } from '../counters/schedule-roll-up.ts';
import { memberOn } from '../counters/visitor.ts';
import { now } from '../platform/clock.ts';
import { doc, transaction, type Writer } from '../platform/firestore.ts';
import type { Downloadable } from './downloadable.ts';
import { releasesWith } from './may-have.ts';

const entryOf = ({ modId, mod, releaseId, release }: Downloadable, at: Date): DownloadEntry => ({
  mod_id: modId,
  release_id: releaseId,
  slug: mod.slug,
  title: mod.title,
  thumbnail_url: mod.thumbnail_url,
  content_type: mod.content_type,
  version: release.version,
  minecraft_version: release.version === mod.version ? mod.minecraft_version : (release.game_versions[0] ?? ''),
  short_description: mod.short_description,
  language: mod.language,
  tags: mod.tags,
  size: release.file_size,
  type: mod.access,
  status: 'available',
  downloaded_at: at,
});

/** What achievements count of a download, as the mod was then. */
const traitsOf = ({ mod: { content_type, access, categories } }: Downloadable) => ({
  content_type,
  access,
  categories,
});

const isNews = ({ access, releases }: Downloader, releaseId: string): boolean =>
  access === undefined || !releases.includes(releaseId);

/** The day's entry among what the member did. */
const noteActivity = (step: Writer, what: Downloadable, uid: string, day: string, at: Date): void => {
  const { modId, mod, releaseId, release } = what;
  step.set(doc('users/{uid}/activity/{entry}', uid, downloadId(modId, releaseId, day)), {
    kind: 'downloads',
    ...factsOf(modId, mod),
    at,
    size: release.file_size,
  });
};

/**
 * Keeps a download in the member's history and counts it: once a member, release and day, however often the bytes are
 * fetched. Notes for ever that the member has downloaded the mod, which a rating asks for.
 */
export const recordDownload = async (what: Downloadable, uid: string, at: Date): Promise<void> => {
  const { modId, releaseId, mod } = what;
  const downloaderDoc = doc('mods/{mod}/downloaders/{uid}', modId, uid);
  const slot = await transaction(async (step) => {
    const countable = { kind: 'download', mod_id: modId, release_id: releaseId, bucket: mod.counts_bucket } as const;
    // Reckoned anew with each attempt: the slot is to be that of the commit.
    const moment = now();
    const who = await memberOn(uid, moment);
    const event = eventOf(countable, who, moment);
    const eventDoc = doc('events/{event}', eventId(event, who));
    const [counted, downloader] = await Promise.all([step.get(eventDoc), step.get(downloaderDoc)]);
    step.set(doc('users/{uid}/downloads/{mod}', uid, modId), entryOf(what, at));
    if (counted === undefined) {
      step.create(eventDoc, event);
      noteActivity(step, what, uid, event.day, at);
    }
    const traits = traitsOf(what);
    if (downloader === undefined) step.create(downloaderDoc, { uid, first_at: at, ...traits, releases: [releaseId] });
    else if (isNews(downloader, releaseId))
      step.merge(downloaderDoc, {
        ...(downloader.access === undefined ? traits : {}),
        releases: releasesWith(downloader, releaseId),
      });
    return counted === undefined ? event.slot : undefined;
  });
  if (slot !== undefined) await Promise.all([scheduleRollUp(slot), touchMember(uid)]);
};
