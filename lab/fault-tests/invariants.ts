import { setTimeout as delay } from 'node:timers/promises';
import { countsBucket } from '@bigorna/domain/entities/mod';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { auth, firestore } from '../../tests/e2e/support/firebase.ts';
import { requestRecountById } from '../../tools/operations/repair/recount.ts';
import { BUCKET } from '../../tools/shared/ports.ts';

/**
 * Time limit for all writes. Counts update within a minute; sweeps run every minute and find losses after two minutes.
 */
const SETTLED_MS = 330_000;
/** Time limit for counts if no events were lost. */
const COUNTED_MS = 90_000;
const LOOK_EVERY_MS = 10_000;

/** Stored count minus real count, by name, such as `mods/x favorites`. */
export type Drift = ReadonlyMap<string, number>;

const readDocuments = async (collection: string) => (await firestore.collection(collection).get()).docs;
const readGroup = async (collection: string) => (await firestore.collectionGroup(collection).get()).docs;
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Compares the counts of favorites, comments and ratings with their documents, and the count of members. */
export const measureDrift = async (): Promise<Drift> => {
  const [favorites, comments, ratings, buckets, users, site] = await Promise.all([
    readGroup('favorites'),
    readGroup('comments'),
    readGroup('ratings'),
    readDocuments('counts'),
    readDocuments('users'),
    firestore.doc('stats/site').get(),
  ]);
  const getParentId = ({ ref }: QueryDocumentSnapshot) => ref.parent.parent?.id;
  const documents = {
    favorites: Map.groupBy(favorites, (found) => found.get('mod_id')),
    comments: Map.groupBy(
      comments.filter((found) => found.get('hidden') === false),
      getParentId,
    ),
    ratings: Map.groupBy(ratings, getParentId),
  };
  const drifts = new Map([['members', Number(site.get('users') ?? 0) - users.length]]);
  for (const bucket of buckets) {
    for (const [id, stored] of Object.entries(countsBucket.shape.mods.parse(bucket.get('mods') ?? {}))) {
      for (const kind of ['favorites', 'comments', 'ratings'] as const) {
        drifts.set(`mods/${id} ${kind}`, stored[kind] - (documents[kind].get(id)?.length ?? 0));
      }
    }
  }
  return drifts;
};

/** The uids of all Auth users. */
const listUids = async (page?: string): Promise<string[]> => {
  const { users, pageToken } = await auth.listUsers(1000, page);
  return [...users.map(({ uid }) => uid), ...(pageToken ? await listUids(pageToken) : [])];
};

/**
 * Incomplete members: accounts without profile, username or Auth user. A killed registration may leave only an Auth
 * user or a username. Neither is a fault, because the nightly job removes both.
 */
const findIncompleteMembers = async (): Promise<string[]> => {
  const [accounts, profiles, names, users] = await Promise.all([
    readDocuments('users'),
    readDocuments('profiles'),
    readDocuments('usernames'),
    listUids(),
  ]);
  const owners = new Map(names.map((name) => [name.id, name.get('uid')]));
  const accountIds = new Set(accounts.map(({ id }) => id));
  const profileIds = new Set(profiles.map(({ id }) => id));
  const userIds = new Set(users);
  const getOwner = (account: QueryDocumentSnapshot) => owners.get(String(account.get('username')).toLowerCase());
  return [
    ...accounts.flatMap((account) => [
      ...(profileIds.has(account.id) ? [] : [`users/${account.id} has no profile`]),
      ...(userIds.has(account.id) ? [] : [`users/${account.id} has no Auth user`]),
      ...(getOwner(account) === account.id ? [] : [`users/${account.id} does not own its username`]),
    ]),
    ...[...profileIds].filter((uid) => !accountIds.has(uid)).map((uid) => `profiles/${uid} has no account`),
  ];
};

const findReleaseFault = async ({ ref }: QueryDocumentSnapshot): Promise<string[]> => {
  const file = await ref.collection('private').doc('file').get();
  if (!file.exists) return [`${ref.path} has no file`];
  const path = toText(file.get('storage_path'));
  if (path === '') return [];
  const [isStored] = await getStorage().bucket(BUCKET).file(path).exists();
  return isStored ? [] : [`${ref.path}: ${path} is not stored`];
};

/** Incomplete mods: without slug document, approved without page, or with a release without its file. */
const findModFaults = async (mod: QueryDocumentSnapshot): Promise<string[]> => {
  const [claim, page, releases] = await Promise.all([
    firestore.doc(`slugs/${toText(mod.get('slug'))}`).get(),
    firestore.doc(`pages/${mod.id}`).get(),
    readDocuments(`mods/${mod.id}/releases`),
  ]);
  return [
    ...(claim.get('mod_id') === mod.id ? [] : [`mods/${mod.id} does not own its slug`]),
    ...(mod.get('status') === 'approved' && !page.exists ? [`mods/${mod.id} is approved and has no page`] : []),
    ...(await Promise.all(releases.map(findReleaseFault))).flat(),
  ];
};

/** Counts whose drift is new since `before`. A count that became right is no fault. */
const findNewDrift = async (before: Drift): Promise<[count: string, by: number][]> =>
  [...(await measureDrift())].filter(([count, by]) => by !== 0 && by !== (before.get(count) ?? 0));

const waitUntilSettled = async (before: Drift, within: number) => {
  const until = Date.now() + within;
  for (;;) {
    const counts = await findNewDrift(before);
    const faults = [
      ...(await findIncompleteMembers()),
      ...(await Promise.all((await readDocuments('mods')).map(findModFaults))).flat(),
      ...counts.map(([count, by]) => `${count}: ${by > 0 ? '+' : ''}${by} compared with the documents`),
    ];
    if (faults.length === 0 || Date.now() > until) return { faults, counts };
    await delay(LOOK_EVERY_MS);
  }
};

/**
 * Waits until all writes are complete, at most as long as the portal's sweeps need.
 *
 * @param before drift of the counts before the fault test
 * @param canLoseEvents whether the emulators may lose write events. If so, the affected mods are recounted, as an
 *   operator would do. In production Eventarc retries for a day.
 * @returns incomplete writes, and the number of recounted mods
 */
export const findIncompleteWrites = async (
  before: Drift,
  canLoseEvents: boolean,
): Promise<{ incomplete: string[]; recounted: number }> => {
  const { faults, counts } = await waitUntilSettled(before, canLoseEvents ? COUNTED_MS : SETTLED_MS);
  if (faults.length === 0 || !canLoseEvents) return { incomplete: faults, recounted: 0 };
  const mods = new Set(counts.flatMap(([count]) => /^mods\/(\S+) /.exec(count)?.[1] ?? []));
  for (const id of mods) await requestRecountById(firestore, id, new Date());
  return { incomplete: (await waitUntilSettled(before, SETTLED_MS)).faults, recounted: mods.size };
};
