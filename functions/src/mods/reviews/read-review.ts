import type { Role } from '@bigorna/domain/access/roles';
import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import type { FieldChange, Review } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { modCard } from '@bigorna/domain/endpoints/mods.schemas';
import { RELATED_MAX } from '@bigorna/domain/limits';
import { buildPage } from '@bigorna/domain/mod-page';
import type { ModStatus } from '@bigorna/domain/mod-status';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { toLogCards } from '../../audit/log-cards.ts';
import { catalogue } from '../../catalogue/index.ts';
import { now } from '../../platform/clock.ts';
import { count, doc, get, getAll, run } from '../../platform/firestore.ts';
import { toStaffMod } from '../lifecycle/read-staff-mod.ts';
import { comparePages } from '../lifecycle/revisions.ts';
import { readStaffReleases } from '../releases/staff-releases.ts';
import { getActiveClaim, getClaimStart, readStaffName } from '../stored/claims.ts';
import { DOCUMENTS_NOW, readUndeletedMod, type StoredMod } from '../stored/stored-mod.ts';
import { getFindings, type ReviewContext } from './get-findings.ts';

/** Maximum of the mod's newest files to search for, and maximum of matches per file. */
const FILES_MAX = 10;
const MATCHES_MAX = 5;

type SameFile = ReviewContext['sameFiles'][number];

const findMatches = async (modId: string, sha256: string): Promise<{ modId: string; version: string }[]> => {
  const docs = await run('releasesOfSha256', { sha256 }, { limit: MATCHES_MAX });
  const matches = docs.map(({ path, data }) => ({ modId: path.split('/')[1] ?? '', version: data.version }));
  return matches.filter((match) => match.modId !== modId);
};

/** Other mods with one of the mod's files. */
const findModsWithSameFiles = async ({ id, releases }: StoredMod): Promise<SameFile[]> => {
  const hashes = releases.flatMap(({ sha256 }) => sha256 ?? []).slice(0, FILES_MAX);
  const matches = (await Promise.all(hashes.map((hash) => findMatches(id, hash)))).flat();
  const mods = await getAll(matches.map(({ modId }) => doc('mods/{mod}', modId)));
  return matches.map(({ modId, version }, i) => ({ title: mods[i]?.title ?? '', version, mod_id: modId }));
};

/** Other mods with the same title, ignoring case and accents. */
const findSameTitle = async ({ id, mod }: StoredMod): Promise<ReviewContext['sameTitles']> =>
  (await catalogue.findByTitle(mod.title)).filter((other) => other.id !== id);

type Filter = Parameters<typeof catalogue.listForConsole>[0]['filter'];
const listNewest = (filter: Filter, last: number) =>
  catalogue.listForConsole({ sort: ['updated_at', 'DESC'], range: [0, last], filter });

/**
 * The author's other mods of a status, and their number. The index may include the current mod. A second query checks
 * this, so that the total excludes the current mod.
 */
const listOthers = async (author: string, status: ModStatus, id: string) => {
  const [all, current] = await Promise.all([
    listNewest({ author, status }, RELATED_MAX),
    listNewest({ author, status, id: [id] }, 0),
  ]);
  return { total: all.total - current.total, cards: all.cards.filter((card) => card.id !== id).slice(0, RELATED_MAX) };
};

/** Other mods by the same author name. */
const getAuthorContext = async ({ id, mod: { author } }: StoredMod): Promise<Review['author']> => {
  const [approved, rejected] = await Promise.all([
    listOthers(author, 'approved', id),
    listOthers(author, 'rejected', id),
  ]);
  const others = approved.cards.map((card) => modCard.parse(card));
  return { name: author, approved: approved.total, rejected: rejected.total, others };
};

/** Fields that differ from the last approved revision; null before the first approval. */
const getChangesSinceApproval = async ({
  id,
  mod,
  details,
  moderation,
  releases,
}: StoredMod): Promise<FieldChange[] | null> => {
  const revision = moderation?.revision;
  if (revision === undefined) return null;
  const approved = await get(doc('mods/{mod}/revisions/{revision}', id, String(revision)));
  if (approved === undefined) return null;
  return comparePages(approved.page, buildPage(mod, details, releases));
};

const DECISIONS: readonly StaffAction[] = ['approve:mod', 'reject:mod', 'reopen:mod'];
/** Maximum of log entries read per action, newest first. */
const DECISIONS_MAX = 10;

const readDecisions = async (modId: string, role: Role): Promise<LogCard[]> => {
  const about = [doc('mods/{mod}', modId).path];
  const newest = { limit: DECISIONS_MAX, sort: ['at', 'desc'] as const };
  const docs = await Promise.all(
    DECISIONS.map((action) =>
      run('logEntriesByActionAndTarget', { actions: [action], about, from: new Date(0), to: now() }, newest),
    ),
  );
  return toLogCards(
    docs.flat().toSorted((a, b) => b.data.at.getTime() - a.data.at.getTime()),
    role,
  );
};

const readClaim = async ({ moderation }: StoredMod): Promise<Review['claim']> => {
  const claim = getActiveClaim(moderation);
  if (claim === undefined) return null;
  return { uid: claim.uid, name: await readStaffName({ get }, claim.uid), since: getClaimStart(claim).toISOString() };
};

const countOtherPending = async ({ mod }: StoredMod): Promise<number> =>
  Math.max(0, (await count('modsOfStatus', { status: 'pending' })) - (mod.status === 'pending' ? 1 : 0));

/**
 * Everything a reviewer needs about a mod.
 *
 * @param role the reviewer's role; it determines which decisions they may undo
 * @throws ApiError mod_not_found
 */
export const readReview = async (modId: string, role: Role): Promise<Review> => {
  const stored = await readUndeletedMod(DOCUMENTS_NOW, modId);
  const [releases, counts, changes, decisions, author, sameTitles, sameFiles, claim, waiting] = await Promise.all([
    readStaffReleases(DOCUMENTS_NOW, stored),
    catalogue.counts(modId),
    getChangesSinceApproval(stored),
    readDecisions(modId, role),
    getAuthorContext(stored),
    findSameTitle(stored),
    findModsWithSameFiles(stored),
    readClaim(stored),
    countOtherPending(stored),
  ]);
  const mod = toStaffMod(stored, releases, counts);
  const isFirstOfAuthor = author.approved + author.rejected === 0;
  const findings = getFindings(mod, { sameTitles, sameFiles, isFirstOfAuthor });
  return { mod, findings, changes, decisions, author, claim, waiting };
};
