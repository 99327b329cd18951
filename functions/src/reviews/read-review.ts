import type { Role } from '@bigorna/domain/access/roles';
import type { LogCard } from '@bigorna/domain/endpoints/admin/logs';
import type { Review } from '@bigorna/domain/endpoints/admin/reviews';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { catalogue } from '../catalogue/index.ts';
import { logCards } from '../logs/log-cards.ts';
import { DOCUMENTS_NOW, staffModOf } from '../mods/read-staff-mod.ts';
import { readPresentMod, type StoredMod } from '../mods/stored-mod.ts';
import { now } from '../platform/clock.ts';
import { count, doc, get, run } from '../platform/firestore.ts';
import { readStaffReleases } from '../releases/staff-releases.ts';
import { changesSinceApproval } from './changes.ts';
import { claimOf, sinceOf, staffName } from './claims.ts';
import { findingsOf } from './findings.ts';
import { authorOf, namesakesOf, sameFilesAs } from './surroundings.ts';

const DECISIONS: readonly StaffAction[] = ['approve:mod', 'reject:mod', 'reopen:mod'];
/** So many of each kind are told, the newest. */
const OF_EACH_KIND = 10;

const decisionsAbout = async (modId: string, reader: Role): Promise<LogCard[]> => {
  const about = doc('mods/{mod}', modId).path;
  const newest = { limit: OF_EACH_KIND, sort: ['at', 'desc'] as const };
  const found = await Promise.all(
    DECISIONS.map((action) => run('logEntriesOfAbout', { action, about, from: new Date(0), to: now() }, newest)),
  );
  return logCards(
    found.flat().toSorted((a, b) => b.data.at.getTime() - a.data.at.getTime()),
    reader,
  );
};

const claimIn = async ({ moderation }: StoredMod): Promise<Review['claim']> => {
  const claim = claimOf(moderation);
  if (claim === undefined) return null;
  return { uid: claim.uid, name: await staffName({ get }, claim.uid), since: sinceOf(claim).toISOString() };
};

const waitingBesides = async ({ mod }: StoredMod): Promise<number> =>
  Math.max(0, (await count('modsOfStatus', { status: 'pending' })) - (mod.status === 'pending' ? 1 : 0));

/**
 * All that a reviewer needs of a mod, in one.
 *
 * @param reader the reviewer's role, by which decisions can be undone or not
 * @throws ApiError mod_not_found
 */
export const readReview = async (modId: string, reader: Role): Promise<Review> => {
  const stored = await readPresentMod(DOCUMENTS_NOW, modId);
  const [releases, counts, changes, decisions, author, namesakes, sameFiles, claim, waiting] = await Promise.all([
    readStaffReleases(DOCUMENTS_NOW, modId, stored.releases),
    catalogue.counts(modId),
    changesSinceApproval(stored),
    decisionsAbout(modId, reader),
    authorOf(stored),
    namesakesOf(stored),
    sameFilesAs(stored),
    claimIn(stored),
    waitingBesides(stored),
  ]);
  const mod = staffModOf(stored, releases, counts);
  const isFirstOfAuthor = author.approved + author.rejected === 0;
  const findings = findingsOf(mod, { namesakes, sameFiles, isFirstOfAuthor });
  return { mod, findings, changes, decisions, author, claim, waiting };
};
