import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { getUsefulMarkId } from '@bigorna/domain/entities/member';
import { type Probe, probe } from '@bigorna/domain/entities/portal';
import type { TakeDown } from '@bigorna/domain/entities/take-down';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { z } from 'zod';
import { SCHEMA_VERSION } from '../../functions/src/catalogue/engine/schema.ts';
import { SCOPES } from '../../functions/src/catalogue/sync-index.ts';
import { buildTestZip } from '../../functions/src/files/archives/testing/build-raw-zip.ts';
import { RUNTIME } from '../../functions/src/platform/runtime.ts';
import { buildComment, buildFavorite, buildReport, buildUsefulMark } from '../../tests/rules/support/documents.ts';
import type { Admin } from '../admin.ts';
import type { Caller } from '../caller.ts';
import { JAR, NEW_RELEASE, RELEASE_FORM, uploadFile } from '../fuzz/sample-values.ts';
import { fetchJson } from '../fuzz/source.ts';
import type { Portal } from '../portal.ts';
import { one } from './mix.ts';
import { addResponse, createLine, type Duration, type Line, startAtRate } from './run.ts';
import type { World } from './world.ts';

/** A kind of work of members or staff, and the seconds between two starts. */
type Job = readonly [kind: string, everySeconds: number, work: () => Promise<unknown>];

/** A document of one member. */
type Write = readonly [path: string, document: object];

/** As many writes at once as an instance of a trigger serves. */
const AT_ONCE = RUNTIME.favoriteWritten.concurrency;
/** Releases of a take-down: one batch of its task. */
const TAKEN_DOWN = 8;

const created = z.object({ data: z.object({ id: z.string() }) });
const checked = z.object({ data: z.object({ verdict: z.literal('clear') }) });
const released = z.object({ data: created.shape.data.extend(checked.shape.data.shape) });

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
 * Creates the work that triggers the background functions: the writes of members by the SDK, and releases, uploads and
 * take-downs of staff. All of it is about new mods.
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

  const mods = [await publish()];
  const pickMod = () => one(mods).mod;
  const comments = Array.from({ length: 5 }, () => ({ mod: pickMod(), id: randomUUID() }));
  const [largeJar, picture] = [buildLargeJar(), await buildPicture()];

  const buildCommentNow = (uid: string) => buildComment(uid, { created_at: new Date() });
  /** Documents that members write by the SDK. Changes of profiles come by the API, and start a trigger, too. */
  const writes: Readonly<Record<string, (uid: string) => Write>> = {
    favorite: (uid) => {
      const { mod } = mods.at(-1) ?? one(mods);
      return [`users/${uid}/favorites/${mod}`, buildFavorite(mod)];
    },
    comment: (uid) => [`mods/${pickMod()}/comments/${randomUUID()}`, buildCommentNow(uid)],
    rating: (uid) => [`mods/${pickMod()}/ratings/${uid}`, { uid, stars: one([1, 2, 3, 4, 5]), rated_at: new Date() }],
    vote: (uid) => {
      const { mod, release } = one(mods);
      return [`mods/${mod}/releases/${release}/votes/${uid}`, { uid, works: one([true, false]), voted_at: new Date() }];
    },
    'useful mark': (uid) => {
      const { mod, id } = one(comments);
      return [`users/${uid}/useful/${getUsefulMarkId(mod, id)}`, buildUsefulMark(mod, id)];
    },
    report: (uid) => {
      const { mod, id } = one(comments);
      const about = { subject: 'comment', path: `mods/${mod}/comments/${id}`, created_at: new Date() };
      return [`reports/${randomUUID()}`, { ...buildReport(uid), ...about }];
    },
    profile: (uid) => [`profiles/${uid}`, { display_name: `Carga ${randomBytes(4).toString('hex')}` }],
  };
  /** One document per member, all at the same moment. */
  const write = async (authors: readonly Caller[], build: (uid: string) => Write) => {
    const batch = firestore.batch();
    for (const { uid } of authors) {
      const [path, document] = build(uid);
      batch.set(firestore.doc(path), document, { merge: true });
    }
    await batch.commit();
  };
  for (const { mod, id } of comments)
    await write([one(members)], (uid) => [`mods/${mod}/comments/${id}`, buildCommentNow(uid)]);
  const crowd = members.slice(0, AT_ONCE);
  const kinds = Object.values(writes);
  let crowds = 0;
  const writeAtOnce = async () => {
    const build = kinds[crowds % kinds.length] ?? one(kinds);
    crowds += 1;
    await write(crowd, build);
  };

  const askProbe = async () => {
    const asked: Probe = { asked_at: new Date(), found: null };
    const { path } = await firestore.collection('probes').add(asked);
    const document = await waitForDocument(admin, path, (now) => now.get('found') !== null);
    const faults = probe.shape.found.parse(document.get('found'))?.filter(({ fault }) => fault !== null);
    if (faults?.length !== 0) throw new Error(JSON.stringify(faults));
  };
  /** Paths of releases with stored files. */
  const stored: string[] = [];
  let updates = 0;
  /** Checks a file, and adds it to the newest mod, whose followers are notified. */
  const update = async () => {
    const { mod } = mods.at(-1) ?? one(mods);
    updates += 1;
    const version = `2.${updates}.0`;
    const slot = await upload(updates % 2 === 0 ? JAR : largeJar);
    checked.parse(await post(`/admin/uploads/${slot}/inspect`, { file_name: 'carga.jar' }));
    const { data } = released.parse(await post(`/admin/mods/${mod}/releases`, { ...RELEASE_FORM, version, slot }));
    stored.push(`mods/${mod}/releases/${data.id}`);
  };
  /** Stores a take-down as if its task was lost. The sweep starts the task again. */
  const takeDown = async () => {
    const job: TakeDown = {
      actor: one(staff).uid,
      role: 'admin',
      request_id: 'carga',
      reason: 'Carga',
      block: false,
      state: 'running',
      pending: stored.splice(0, TAKEN_DOWN),
      copies: [],
      withdrawn: [],
      downloaders: null,
      tries: 0,
      started_at: new Date(),
      moved_at: new Date(0),
      expires_at: new Date('2100-01-01T00:00:00Z'),
    };
    const { path } = await firestore.collection('take_downs').add(job);
    await waitForDocument(admin, path, (now) => now.get('state') === 'done');
  };

  /** Makes full builds of the snapshots due, which happen weekly. */
  const makeBuildsDue = async () => {
    for (const scope of SCOPES) {
      const path = `system/catalogue-${scope}-v${SCHEMA_VERSION}`;
      await waitForDocument(admin, path, ({ exists }) => exists);
      await firestore.doc(path).update({ full_built_at: new Date(0) });
    }
  };

  return [
    ...Object.entries(writes).map(([kind, build]): Job => [`SDK: ${kind}`, 1, () => write([one(members)], build)]),
    [`SDK: ${AT_ONCE} of one kind at once`, 10, writeAtOnce],
    ['probe, until its result', 10, askProbe],
    ['staff: publish a mod', 30, async () => mods.push(await publish())],
    ['staff: update a mod', 30, update],
    ['staff: picture', 30, async () => post(`/admin/uploads/${await upload(picture)}/picture`, { use: 'gallery' })],
    ['full builds of the snapshots', 300, makeBuildsDue],
    ['take-down, until it is done', 30 * TAKEN_DOWN, takeDown],
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
