import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { getUsefulMarkId } from '@bigorna/domain/entities/member';
import { type Probe, probe } from '@bigorna/domain/entities/portal';
import type { TakeDown } from '@bigorna/domain/entities/take-down';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { z } from 'zod';
import { buildTestZip } from '../../functions/src/files/archives/testing/build-raw-zip.ts';
import { RUNTIME } from '../../functions/src/platform/runtime.ts';
import { buildComment, buildFavorite, buildReport, buildUsefulMark } from '../../tests/rules/support/documents.ts';
import type { Admin } from '../admin.ts';
import { JAR, NEW_RELEASE, uploadFile } from '../fuzz/sample-values.ts';
import { fetchJson } from '../fuzz/source.ts';
import type { Portal } from '../portal.ts';
import { one } from './mix.ts';
import { addResponse, createLine, type Duration, type Line, startAtRate } from './run.ts';
import type { World } from './world.ts';

/** A kind of work of members or staff, and the seconds between two starts. */
type Job = readonly [kind: string, everySeconds: number, work: () => Promise<unknown>];

const created = z.object({ data: z.object({ id: z.string() }) });
const checked = z.object({ data: z.object({ verdict: z.literal('clear') }) });
const { external_url: _where, ...RELEASE_FORM } = NEW_RELEASE;

/** A mod of 20 MiB that does not compress, as mods with many pictures and sounds. */
const buildLargeJar = (): Buffer => {
  const assets = Array.from({ length: 400 }, (_, i) => [`assets/${i}.bin`, randomBytes(50 * 1024)] as const);
  return buildTestZip({ ...unzipSync(JAR), ...Object.fromEntries(assets) });
};

/** A screenshot in 4K. */
const buildPicture = (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const;
  return sharp({ create: { width: 3840, height: 2160, channels: 3, background: '#863', noise } })
    .jpeg()
    .toBuffer();
};

/** A lost task is found within a minute, and its work takes seconds. */
const DONE_MS = 150_000;
const POLL_MS = 1_000;

/** Waits until functions have changed a document as expected. Returns the document. */
const waitForDocument = async (
  { firestore }: Admin,
  path: string,
  isDone: (document: FirebaseFirestore.DocumentSnapshot) => boolean,
): Promise<FirebaseFirestore.DocumentSnapshot> => {
  for (const end = performance.now() + DONE_MS; ; await delay(POLL_MS)) {
    const document = await firestore.doc(path).get();
    if (isDone(document)) return document;
    if (performance.now() > end) throw new Error(`${path} did not change as expected`);
  }
};

/**
 * Creates the work that starts the functions without calls by users: the writes of members by the SDK, and releases,
 * uploads and take-downs of staff. All of it is about new mods.
 */
export const createJobs = async (portal: Portal, admin: Admin, { members, staff }: World): Promise<Job[]> => {
  const { firestore } = admin;
  const post = (path: string, body: object) => {
    const source = { portal, admin, observer: one(staff).authorization };
    return fetchJson(source, path, { method: 'POST', body: JSON.stringify(body) });
  };
  const create = async (path: string, body: object) => created.parse(await post(path, body)).data.id;
  const upload = (bytes: Uint8Array) => uploadFile({ portal, admin, observer: '' }, bytes);

  /** Publishes a new mod with one release. */
  const publish = async () => {
    const title = `Carga ${randomBytes(6).toString('hex')}`;
    const mod = await create('/mods', { title, author: 'Oficina de Carga', content_type: 'mod', status: 'pending' });
    const release = await create(`/admin/mods/${mod}/releases`, NEW_RELEASE);
    await post(`/admin/mods/${mod}/releases/${release}/clear`, {});
    await post(`/admin/mods/${mod}/approve`, {});
    return { mod, release };
  };
  const comment = async (mod: string) => {
    const { id } = await firestore.collection(`mods/${mod}/comments`).add({
      ...buildComment(one(members).uid, { created_at: new Date() }),
    });
    return { mod, id };
  };

  const mods = [await publish()];
  const comments = [await comment(one(mods).mod)];
  const [largeJar, picture] = [buildLargeJar(), await buildPicture()];

  /** As many members as an instance serves at once. */
  const followers = members.slice(0, RUNTIME.favoriteWritten.concurrency);
  const follow = async () => {
    const { mod } = mods.at(-1) ?? one(mods);
    const batch = firestore.batch();
    for (const { uid } of followers) batch.set(firestore.doc(`users/${uid}/favorites/${mod}`), buildFavorite(mod));
    await batch.commit();
  };
  const favorite = async () => {
    const { mod } = one(mods);
    const ref = firestore.doc(`users/${one(members).uid}/favorites/${mod}`);
    await ref.set(buildFavorite(mod));
    await ref.delete();
  };
  const rate = () => {
    const { uid } = one(members);
    const rating = { uid, stars: one([1, 2, 3, 4, 5]), rated_at: new Date() };
    return firestore.doc(`mods/${one(mods).mod}/ratings/${uid}`).set(rating);
  };
  const vote = () => {
    const [{ uid }, { mod, release }] = [one(members), one(mods)];
    const answer = { uid, works: one([true, false]), voted_at: new Date() };
    return firestore.doc(`mods/${mod}/releases/${release}/votes/${uid}`).set(answer);
  };
  const mark = () => {
    const { mod, id } = one(comments);
    const ref = firestore.doc(`users/${one(members).uid}/useful/${getUsefulMarkId(mod, id)}`);
    return ref.set(buildUsefulMark(mod, id));
  };
  const report = () => {
    const { mod, id } = one(comments);
    const about = { subject: 'comment', path: `mods/${mod}/comments/${id}`, created_at: new Date() };
    return firestore.collection('reports').add({ ...buildReport(one(members).uid), ...about });
  };

  const askProbe = async () => {
    const asked: Probe = { asked_at: new Date(), found: null };
    const { path } = await firestore.collection('probes').add(asked);
    const document = await waitForDocument(admin, path, (now) => now.get('found') !== null);
    const faults = probe.shape.found.parse(document.get('found'))?.filter(({ fault }) => fault !== null);
    if (faults?.length !== 0) throw new Error(JSON.stringify(faults));
  };
  let updates = 0;
  /** Checks a file, and adds it to the newest mod, whose followers are notified. */
  const update = async () => {
    const { mod } = mods.at(-1) ?? one(mods);
    const version = `2.${updates++}.0`;
    const slot = await upload(updates % 2 === 0 ? largeJar : JAR);
    checked.parse(await post(`/admin/uploads/${slot}/inspect`, { file_name: 'carga.jar' }));
    checked.parse(await post(`/admin/mods/${mod}/releases`, { ...RELEASE_FORM, version, slot }));
  };
  /** Stores a take-down as if its task was lost. The sweep starts the task again. */
  const takeDown = async () => {
    const { mod, release } = await publish();
    const [{ uid }, at, longAgo] = [one(staff), new Date(), new Date(0)];
    const job: TakeDown = {
      ...{ actor: uid, role: 'admin', request_id: 'carga', reason: 'Carga', block: false, state: 'running' },
      ...{ pending: [`mods/${mod}/releases/${release}`], copies: [], withdrawn: [], downloaders: null, tries: 0 },
      ...{ started_at: at, moved_at: longAgo, expires_at: new Date('2100-01-01T00:00:00Z') },
    };
    const { path } = await firestore.collection('take_downs').add(job);
    await waitForDocument(admin, path, (now) => now.get('state') === 'done');
  };

  return [
    ['SDK: favorite', 1, favorite],
    ['SDK: comment', 1, async () => comments.push(await comment(one(mods).mod))],
    ['SDK: rating', 1, rate],
    ['SDK: vote', 1, vote],
    ['SDK: useful mark', 1, mark],
    ['SDK: report', 1, report],
    [`SDK: ${followers.length} favorites at once`, 30, follow],
    ['probe, until its result', 10, askProbe],
    ['staff: publish a mod', 30, async () => mods.push(await publish())],
    ['staff: update a mod', 30, update],
    ['staff: picture', 30, async () => post(`/admin/uploads/${await upload(picture)}/picture`, { use: 'gallery' })],
    ['take-down, until it is done', 60, takeDown],
  ];
};

/** Does each job once, so that no function starts during the load. */
export const tryJobs = async (jobs: readonly Job[]): Promise<void> => {
  for (const [, , work] of jobs) await work();
};

/** Repeats the jobs, beside `runLoad`. */
export const runJobs = async (jobs: readonly Job[], duration: Duration): Promise<Map<string, Line>> => {
  const lines = new Map<string, Line>();
  const repeat = ([kind, everySeconds, work]: Job): Promise<void> => {
    const line = createLine();
    lines.set(kind, line);
    return startAtRate(1 / everySeconds, duration, async (start) => {
      try {
        await work();
        addResponse(line, start);
      } catch (error) {
        line.unexpected.push(`0 ${String(error).slice(0, 200)}`);
      }
    });
  };
  await Promise.all(jobs.map(repeat));
  return lines;
};
