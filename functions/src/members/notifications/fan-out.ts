import { type Account, account } from '@bigorna/domain/entities/account';
import type { FanOut } from '@bigorna/domain/entities/portal';
import { FALLBACK_LOCALE } from '@bigorna/domain/locales';
import { mayHaveRelease } from '@bigorna/domain/may-have-release';
import { now } from '../../platform/clock.ts';
import { doc, get, type Reader, runLenient, runTransaction } from '../../platform/firestore.ts';
import { saveNotifiedCount } from './create-announcement-fan-out.ts';
import { isUnavailable, isVisible } from './is-visible.ts';
import { notifyAccount } from './notify.ts';

/** Members per transaction. */
const PAGE = 300;

/** Members to notify, and the cursor of the next page; null on the last page. */
interface Page {
  readonly uids: readonly string[];
  readonly next: string | null;
}

const EMPTY_PAGE: Page = { uids: [], next: null };
const toPageOptions = ({ cursor }: FanOut) => ({ limit: PAGE, afterId: cursor ?? undefined });

/**
 * Members who had the mod as a favorite before the fan-out started. Members who added the mod later have already seen
 * the update.
 */
const readFollowers = async (fanOut: FanOut): Promise<Page> => {
  const { mod_id, started_at } = fanOut;
  if (mod_id === null) return EMPTY_PAGE;
  const { docs, last } = await runLenient('favoritesOfMod', { mod_id }, toPageOptions(fanOut));
  const before = docs.filter(({ data }) => data.created_at <= started_at);
  return { uids: before.map(({ path }) => path.split('/')[1] ?? ''), next: last?.path ?? null };
};

const readSubscribers = async (fanOut: FanOut): Promise<Page> => {
  const { docs, last } = await runLenient('accountsForNewMods', { wanted: true }, toPageOptions(fanOut));
  return { uids: docs.map(({ id }) => id), next: last?.id ?? null };
};

/** Members who joined before the fan-out started. */
const readMembers = async (fanOut: FanOut): Promise<Page> => {
  const { docs, last } = await runLenient('accounts', {}, toPageOptions(fanOut));
  const before = docs.filter(({ data }) => data.member_since <= fanOut.started_at);
  return { uids: before.map(({ id }) => id), next: last?.id ?? null };
};

/** Members who downloaded the release, and members whose downloaded releases are unknown. */
const readDownloaders = async (fanOut: FanOut): Promise<Page> => {
  const { mod_id, release_id } = fanOut;
  if (mod_id === null || release_id === null) return EMPTY_PAGE;
  const { docs, last } = await runLenient('downloadersOfMod', { mod: mod_id }, toPageOptions(fanOut));
  const affected = docs.filter(({ data }) => mayHaveRelease(data, release_id));
  return { uids: affected.map(({ id }) => id), next: last?.id ?? null };
};

const READERS = {
  mod_update: readFollowers,
  new_mod: readSubscribers,
  announcement: readMembers,
  file_withdrawn: readDownloaders,
} as const satisfies Record<FanOut['template'], (fanOut: FanOut) => Promise<Page>>;

/** Pages after the cursor. Prefetches one page. */
async function* readPages(fanOut: FanOut): AsyncGenerator<Page, void, undefined> {
  const read = READERS[fanOut.template];
  let nextPage = read(fanOut);
  for (;;) {
    const page = await nextPage;
    if (page.next !== null) {
      nextPage = read({ ...fanOut, cursor: page.next });
      // The consumer may stop before it awaits this page. A failed read must not become an unhandled rejection then.
      nextPage.catch(() => undefined);
    }
    yield page;
    if (page.next === null) return;
  }
}

/**
 * The account fields that decide about a notification. An invalid account counts as missing and does not block other
 * accounts.
 */
const recipient = account.pick({ is_banned: true, settings: true }).optional().catch(undefined);
const getRecipientRef = (uid: string) => ({ path: doc('users/{uid}', uid).path, schema: recipient });

const isStillValid = async (tx: Reader, { template, mod_id, release_id }: FanOut): Promise<boolean> => {
  if (mod_id === null) return true;
  const [mod, release] = await Promise.all([
    tx.get(doc('mods/{mod}', mod_id)),
    release_id === null ? null : tx.get(doc('mods/{mod}/releases/{release}', mod_id, release_id)),
  ]);
  return template === 'file_withdrawn' ? isUnavailable(release) : isVisible(mod, release);
};

/** Values of a member's notification. For an announcement, the text in their language. */
const getValues = ({ template, values }: FanOut, { settings: { locale } }: Pick<Account, 'settings'>) =>
  template === 'announcement' ? { text: values[locale ?? FALLBACK_LOCALE] ?? values[FALLBACK_LOCALE] ?? '' } : values;

/** Existing notifications of an earlier, stopped run. */
const readNotifications = async (tx: Reader, id: string, { resumed }: FanOut, uids: readonly string[]) => {
  if (!resumed) return [];
  return tx.getAll(uids.map((uid) => doc('users/{uid}/notifications/{notification}', uid, id)));
};

/**
 * Notifies the members of a page and moves the cursor, in one transaction. Reads the accounts in the same transaction,
 * so that a deleted account gets no notification.
 *
 * @returns the updated fan-out; undefined if another run moved the cursor or ended the fan-out
 */
const notifyPage = (id: string, expected: FanOut, { uids, next }: Page): Promise<FanOut | undefined> =>
  runTransaction(async (tx) => {
    const ref = doc('fanouts/{fanout}', id);
    const fanOut = await tx.get(ref);
    if (fanOut?.state !== 'running' || fanOut.cursor !== expected.cursor) return undefined;
    const [isValid, accounts, existing] = await Promise.all([
      isStillValid(tx, fanOut),
      tx.getAll(uids.map(getRecipientRef)),
      readNotifications(tx, id, fanOut, uids),
    ]);
    const { template, path } = fanOut;
    const sent = (isValid ? uids : []).filter((uid, i) => {
      const to = accounts[i];
      if (to === undefined || to.is_banned || existing[i] !== undefined) return false;
      return notifyAccount(tx, uid, to, { id, template, values: getValues(fanOut, to), path });
    });
    const update = {
      state: isValid ? (next === null ? 'done' : 'running') : 'stopped',
      cursor: isValid ? next : null,
      sent: fanOut.sent + sent.length,
      moved_at: now(),
      tries: 0,
    } as const;
    tx.update(ref, update);
    if (update.state === 'done') saveNotifiedCount(tx, id, update.sent);
    return { ...fanOut, ...update };
  });

/**
 * Notifies all recipients of a fan-out, page by page from its cursor. A later run continues after a crash. If two runs
 * overlap, a run stops when it finds that the other run has moved the cursor.
 *
 * @param hasTime checked before each page
 * @returns whether the time ended before the last page
 */
export const fanOut = async (id: string, hasTime: () => boolean): Promise<boolean> => {
  let current = await get(doc('fanouts/{fanout}', id));
  if (current?.state !== 'running') return false;
  for await (const page of readPages(current)) {
    if (!hasTime()) return true;
    current = await notifyPage(id, current, page);
    if (current?.state !== 'running') return false;
  }
  return false;
};
