import { fanOut } from '../../../functions/src/notifications/fan-out.ts';
import { tell } from '../../../functions/src/notifications/notify.ts';
import { chunks } from '../../../functions/src/platform/chunks.ts';
import { batch, doc, get, readsAndWrites, SERVER_TIME, set } from '../../../functions/src/platform/firestore.ts';
import { firestoreOf } from './database.ts';
import { accountOf, makeFollowers } from './followers.ts';
import type { Result, Way } from './result.ts';

const MOD = 'medido';
/** As many as a fan-out tells in one step. */
const PAGE = 300;
const ROUNDS = 3;
/** Pages after which a task's time is over, where several share the work. */
const BOX = 5;

const NOTICE = {
  template: 'mod_update',
  values: { title: 'Medido', version: '1.0.1' },
  path: '/mods/medido?tab=versions',
} as const;

const makeMod = async (): Promise<void> => {
  const at = new Date();
  await set(doc('mods/{mod}', MOD), {
    slug: MOD,
    title: NOTICE.values.title,
    author: 'Medida',
    short_description: '',
    content_type: 'mod',
    access: 'public',
    status: 'approved',
    featured: false,
    version: NOTICE.values.version,
    minecraft_version: '1.21.4',
    loader: 'fabric',
    file_size: 0,
    categories: [],
    tags: [],
    compat: [],
    thumbnail_url: null,
    counts_bucket: 'medida',
    published_at: at,
    created_at: at,
    updated_at: at,
  });
};

/** Of the mod alone: that a release is clear is read in the same way. */
const begin = async (id: string): Promise<void> => {
  await set(doc('fanouts/{fanout}', id), {
    ...NOTICE,
    mod_id: MOD,
    release_id: null,
    state: 'running',
    resumed: false,
    cursor: null,
    sent: 0,
    started_at: SERVER_TIME,
    moved_at: SERVER_TIME,
    expires_at: SERVER_TIME,
  });
};

/** The same notifications, with nothing asked and nothing kept of how far it came. */
const plainly = async (id: string, uids: readonly string[]): Promise<void> => {
  const settings = accountOf('medida');
  for (const some of chunks(uids, PAGE)) {
    await batch((writes) => {
      for (const uid of some) tell(writes, uid, settings, { id, ...NOTICE });
    });
  }
};

const whole = (id: string) => fanOut(id, () => true);
const inBoxes = async (id: string): Promise<void> => {
  for (let isUnfinished = true; isUnfinished; ) {
    let pages = 0;
    isUnfinished = await fanOut(id, () => {
      pages += 1;
      return pages <= BOX;
    });
  }
};
const twiceAtOnce = (id: string) => Promise.all([whole(id), whole(id)]);

const WAYS: Readonly<Record<string, (id: string, uids: readonly string[]) => Promise<unknown>>> = {
  'plain batches': plainly,
  'fan-out': whole,
  'fan-out, a task every 5 pages': inBoxes,
  'fan-out, two tasks at once': twiceAtOnce,
};

const checkAll = async (id: string, followers: number): Promise<void> => {
  const { state, sent } = (await get(doc('fanouts/{fanout}', id))) ?? {};
  if (state !== 'done' || sent !== followers) throw new Error(`${id}: ${state}, ${sent} told`);
};

/** Tells so many followers in each way, in turns, so that what else the machine does falls on all of them. */
export const measure = async (followers: number): Promise<Result> => {
  await makeMod();
  const uids = await makeFollowers(firestoreOf(), MOD, followers);
  const ways = new Map<string, Way>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [number, [name, run]] of Object.entries(WAYS).entries()) {
      const id = `medida_${round}_${number}`;
      if (run !== plainly) await begin(id);
      const before = readsAndWrites();
      const begun = performance.now();
      await run(id, uids);
      const milliseconds = performance.now() - begun;
      const after = readsAndWrites();
      if (run !== plainly) await checkAll(id, followers);
      const cost = { reads: after.reads - before.reads, writes: after.writes - before.writes };
      ways.set(name, { name, ...cost, milliseconds: [...(ways.get(name)?.milliseconds ?? []), milliseconds] });
    }
  }
  return { followers, pages: Math.ceil(followers / PAGE), ways: [...ways.values()] };
};
