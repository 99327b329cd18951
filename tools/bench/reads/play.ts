import { home } from '@bigorna/domain/endpoints/mods';
import { z } from 'zod';
import { createApp } from '../../../functions/src/api/app.ts';
import { buildSnapshot } from '../../../functions/src/catalogue/snapshots/build.ts';
import { rollUp } from '../../../functions/src/counters/roll-up.ts';
import { doc, getAll, readsAndWrites, run } from '../../../functions/src/platform/firestore.ts';
import { randomOf } from '../../seed/random.ts';
import { clock } from './clock.ts';
import { Ledger } from './ledger.ts';
import { builtFrom, store } from './measured-instance.ts';
import type { Result } from './result.ts';
import { ownSettings, PLAYED_MS, VIEWS } from './settings.ts';
import { SharedCache } from './shared-cache.ts';
import { syntheticMods, writePages } from './synthetic-pages.ts';
import type { TaskQueue } from './task-queue.ts';
import { type KnownMod, type Step, type View, viewsOf } from './visits.ts';

const ORIGIN = 'http://portal.bench';
/** What happens after the last view until every event is rolled up. */
const SETTLING_MS = 60_000;

/** Three documents that are not there and a query that finds nothing are four reads: fails where the wrapper counts otherwise. */
const checkWrapper = async (): Promise<void> => {
  const before = readsAndWrites();
  await getAll(['a', 'b', 'c'].map((id) => doc('slugs/{slug}', `none-${id}`)));
  await run('releasesOfSha256', { sha256: 'none' });
  const { reads, writes } = readsAndWrites();
  if (reads - before.reads !== 4 || writes !== before.writes) throw new Error('The wrapper counts reads wrongly');
};

const seedMods = async (): Promise<KnownMod[]> =>
  (await run('modsOfStatus', { status: 'approved' })).map(({ id, data: { slug, title } }) => ({ id, slug, title }));

const answeredHome = z.object({ data: home });

/** The ads that a visitor of the home page sees: one a place. */
const adSteps = async (response: Response): Promise<Step[]> => {
  const { ads } = answeredHome.parse(await response.json()).data;
  const places = [...new Set(ads.map(({ placement }) => placement))];
  const shown = places.flatMap((place) => ads.find(({ placement }) => placement === place) ?? []);
  return shown.map(({ id }): Step => ({ method: 'POST', path: `/api/ads/${id}/view` }));
};

const requestOf = ({ method, path }: Step, visitor: number): Request =>
  new Request(`${ORIGIN}${path}`, {
    method,
    headers: {
      'X-Forwarded-For': `10.${visitor >> 8}.${visitor & 255}.7`,
      'User-Agent': `bench ${visitor}`,
    },
  });

type Fetch = (request: Request) => Promise<Response>;

const answered = async (fetch: Fetch, step: Step, visitor: number): Promise<Response> => {
  const response = await fetch(requestOf(step, visitor));
  if (response.status === 200) return response;
  throw new Error(`${step.method} ${step.path} answered ${response.status} ${await response.text()}`);
};

/** Makes a view's calls; answers how many there were. */
const visit = async (fetch: Fetch, { page, steps, visitor }: View): Promise<number> => {
  let calls = 0;
  for (const step of steps) {
    const response = await answered(fetch, step, visitor);
    const more = page === 'home' ? await adSteps(response) : [];
    for (const ad of more) await answered(fetch, ad, visitor);
    calls += 1 + more.length;
  }
  return calls;
};

const rolledUp = z.object({ slot: z.string() });

/** Plays the views over ten minutes of the bench's clock, in this process, and tells what they cost. */
export const play = async (queue: TaskQueue): Promise<Result> => {
  const { catalogue: which, cached } = ownSettings();
  await checkWrapper();
  const ledger = new Ledger<'snapshot' | 'visits' | 'rollUps'>();
  const mods = randomOf('popularity').shuffle(which === 'seed' ? await seedMods() : syntheticMods());
  const views = viewsOf(VIEWS, mods);
  const visited = new Set(
    views.flatMap(({ steps }) => steps.flatMap(({ path }) => /^\/api\/mods\/(.+)\/view$/.exec(path)?.[1] ?? [])),
  );
  if (which === 'synthetic') await writePages([...visited]);
  await ledger.during('snapshot', () => buildSnapshot({ source: builtFrom, store }, 'approved'));

  const app = createApp();
  const origin: Fetch = async (request) => app.fetch(request);
  const cache = new SharedCache(origin);
  const fetch: Fetch = cached ? (request) => cache.fetch(request) : origin;
  clock.start();
  const start = Date.now();
  let [calls, rollUpTasks] = [0, 0];
  const rollUpDue = async (): Promise<void> => {
    for (const { work } of queue.due(new Date())) {
      rollUpTasks += 1;
      await ledger.during('rollUps', () => rollUp(rolledUp.parse(work).slot));
    }
  };
  for (const [i, view] of views.entries()) {
    clock.leapTo(start + Math.floor((i * PLAYED_MS) / VIEWS));
    await rollUpDue();
    calls += await ledger.during('visits', () => visit(fetch, view));
  }
  clock.leapTo(start + PLAYED_MS + SETTLING_MS);
  await rollUpDue();
  return {
    mods: mods.length,
    calls,
    modsVisited: visited.size,
    cache: cache.counts,
    snapshot: ledger.of('snapshot'),
    visits: ledger.of('visits'),
    rollUps: ledger.of('rollUps'),
    rollUpTasks,
  };
};
