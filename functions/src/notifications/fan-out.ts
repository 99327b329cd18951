import { type Account, account } from '@bigorna/domain/entities/account';
import type { FanOut } from '@bigorna/domain/entities/portal';
import { FALLBACK_LOCALE } from '@bigorna/domain/locales';
import { noteTold } from '../announcements/announcement-fan-out.ts';
import { mayHave } from '../downloads/may-have.ts';
import { now } from '../platform/clock.ts';
import { doc, get, type Reader, runSound, transaction } from '../platform/firestore.ts';
import { tell } from './notify.ts';
import { isTakenAway, isThere } from './worth-telling.ts';

/** So many are looked at in one step. */
const PAGE = 300;

/** Members of whom it is known that they want to be told, and behind whom the next ones are found; null where none are left. */
interface Page {
  readonly uids: readonly string[];
  readonly next: string | null;
}

const NOBODY: Page = { uids: [], next: null };

/** Those who have the mod among their favorites, from before the fan-out began: who came later has seen what it tells. */
const followers = async ({ mod_id, cursor, started_at }: FanOut): Promise<Page> => {
  if (mod_id === null) return NOBODY;
  const { found, last } = await runSound('favoritesOfMod', { mod_id }, { limit: PAGE, afterId: cursor ?? undefined });
  const before = found.filter(({ data }) => data.created_at <= started_at);
  return { uids: before.map(({ path }) => path.split('/')[1] ?? ''), next: last?.path ?? null };
};

const subscribers = async ({ cursor }: FanOut): Promise<Page> => {
  const part = { limit: PAGE, afterId: cursor ?? undefined };
  const { found, last } = await runSound('accountsForNewMods', { wanted: true }, part);
  return { uids: found.map(({ id }) => id), next: last?.id ?? null };
};

/** All who were members when it began: who comes later comes to a portal where it has been said. */
const members = async ({ cursor, started_at }: FanOut): Promise<Page> => {
  const { found, last } = await runSound('accounts', {}, { limit: PAGE, afterId: cursor ?? undefined });
  const before = found.filter(({ data }) => data.member_since <= started_at);
  return { uids: before.map(({ id }) => id), next: last?.id ?? null };
};

/** Those who have the file; and those of whom it was not kept yet which releases of the mod they have. */
const downloaders = async ({ mod_id, release_id, cursor }: FanOut): Promise<Page> => {
  if (mod_id === null || release_id === null) return NOBODY;
  const { found, last } = await runSound(
    'downloadersOfMod',
    { mod: mod_id },
    { limit: PAGE, afterId: cursor ?? undefined },
  );
  return { uids: found.filter(({ data }) => mayHave(data, release_id)).map(({ id }) => id), next: last?.id ?? null };
};

const READ = {
  mod_update: followers,
  new_mod: subscribers,
  announcement: members,
  file_withdrawn: downloaders,
} as const satisfies Record<FanOut['template'], (fanOut: FanOut) => Promise<Page>>;

/** The pages behind where a fan-out stands; each is read while the one before is told. */
async function* pagesBehind(fanOut: FanOut): AsyncGenerator<Page, void, undefined> {
  const read = READ[fanOut.template];
  let ahead = read(fanOut);
  for (;;) {
    const page = await ahead;
    if (page.next !== null) {
      ahead = read({ ...fanOut, cursor: page.next });
      // Nobody may come to ask for it.
      ahead.catch(() => undefined);
    }
    yield page;
    if (page.next === null) return;
  }
}

/** What of an account says whether its member is told; one that does not fit keeps no other from it. */
const recipient = account.pick({ is_banned: true, settings: true }).optional().catch(undefined);
const recipientAt = (uid: string) => ({ path: doc('users/{uid}', uid).path, schema: recipient });

const isStillTrue = async (step: Reader, { template, mod_id, release_id }: FanOut): Promise<boolean> => {
  if (mod_id === null) return true;
  const [mod, release] = await Promise.all([
    step.get(doc('mods/{mod}', mod_id)),
    release_id === null ? null : step.get(doc('mods/{mod}/releases/{release}', mod_id, release_id)),
  ]);
  return template === 'file_withdrawn' ? isTakenAway(release) : isThere(mod, release);
};

/** What a member is told: of an announcement its text in their language. */
const saidTo = ({ template, values }: FanOut, { settings: { locale } }: Pick<Account, 'settings'>) =>
  template === 'announcement' ? { text: values[locale ?? FALLBACK_LOCALE] ?? values[FALLBACK_LOCALE] ?? '' } : values;

/** Which of the members an earlier run has told. */
const toldBefore = async (step: Reader, id: string, { resumed }: FanOut, uids: readonly string[]) => {
  if (!resumed) return [];
  return step.getAll(uids.map((uid) => doc('users/{uid}/notifications/{notification}', uid, id)));
};

/**
 * Tells a page and moves the cursor behind it, in one step: with the accounts as they are in it, so that nobody gets a
 * notification whose account is gone.
 *
 * @returns the fan-out as it is then; undefined where somebody else has moved it
 */
const tellPage = (id: string, seen: FanOut, { uids, next }: Page): Promise<FanOut | undefined> =>
  transaction(async (step) => {
    const ref = doc('fanouts/{fanout}', id);
    const fanOut = await step.get(ref);
    if (fanOut?.state !== 'running' || fanOut.cursor !== seen.cursor) return undefined;
    const [isThereYet, accounts, told] = await Promise.all([
      isStillTrue(step, fanOut),
      step.getAll(uids.map(recipientAt)),
      toldBefore(step, id, fanOut, uids),
    ]);
    const { template, path } = fanOut;
    const sent = (isThereYet ? uids : []).filter((uid, i) => {
      const to = accounts[i];
      if (to === undefined || to.is_banned || told[i] !== undefined) return false;
      return tell(step, uid, to, { id, template, values: saidTo(fanOut, to), path });
    });
    const moved = {
      state: isThereYet ? (next === null ? 'done' : 'running') : 'stopped',
      cursor: isThereYet ? next : null,
      sent: fanOut.sent + sent.length,
      moved_at: now(),
      tries: 0,
    } as const;
    step.update(ref, moved);
    if (moved.state === 'done') noteTold(step, id, moved.sent);
    return { ...fanOut, ...moved };
  });

/**
 * Tells all whom a fan-out is for, page by page from where it stands. Run again after it was killed anywhere, it goes on;
 * of two at once the one that comes late to a page leaves the rest to the other.
 *
 * @param hasTime asked before each page
 * @returns whether there is more to do
 */
export const fanOut = async (id: string, hasTime: () => boolean): Promise<boolean> => {
  let standing = await get(doc('fanouts/{fanout}', id));
  if (standing?.state !== 'running') return false;
  for await (const page of pagesBehind(standing)) {
    if (!hasTime()) return true;
    standing = await tellPage(id, standing, page);
    if (standing?.state !== 'running') return false;
  }
  return false;
};
