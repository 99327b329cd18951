import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Admin } from '../admin.ts';
import { fetchMails } from '../mails.ts';
import type { Portal } from '../portal.ts';
import { type ReceivedResponse, send } from '../send.ts';
import { getBearer, getLanguage, keepSession } from './callers.ts';
import type { Recording, ReplayRequest, ReplayResponse } from './recording.ts';

/** A running portal and direct access to its emulators. */
interface LivePortal {
  readonly portal: Portal;
  readonly admin: Admin;
}

const QUIET_MS = 4_000;
const QUIET_WITHIN_MS = 180_000;

const issued = z.object({ data: z.object({ url: z.string() }) });

/** Client IP of a call. Each call has a different IP, so that no rate limit by IP applies. */
const getAddress = (call: number): string => `10.${1 + (call >> 16)}.${(call >> 8) & 255}.${call & 255}`;

const ask = (
  portal: Portal,
  { method, target, role, body }: ReplayRequest,
  call: number,
): Promise<ReceivedResponse> => {
  const type = body?.type === 'bytes' ? 'image/png' : 'application/json';
  const headers = {
    'X-Forwarded-For': getAddress(call),
    'Accept-Language': getLanguage(role),
    Authorization: getBearer(role),
    'Content-Type': body === undefined ? '' : type,
  };
  const sent = body?.type === 'bytes' ? new Uint8Array(Buffer.from(body.text, 'base64')) : body?.text;
  return send({ url: portal.url, method, target, headers, body: sent });
};

/** Console lists that change while recurring jobs or event triggers still work. */
const CHANGING = ['overview', 'statistics', 'logs', 'mods?range=[0,199]', 'users?range=[0,199]', 'comments', 'reports'];

/** The number of events that the counts do not include yet: their slot was not rolled up since. */
const countPendingEvents = async ({ firestore }: Admin): Promise<number> => {
  const [events, rollUps] = await Promise.all([
    firestore.collection('events').get(),
    firestore.collection('rollups').get(),
  ]);
  const applied = new Map(rollUps.docs.map((doc) => [doc.id, Number(doc.get('events'))]));
  const slots = Map.groupBy(events.docs, (doc) => String(doc.get('slot')));
  return [...slots].reduce((sum, [slot, { length }]) => sum + Math.max(0, length - (applied.get(slot) ?? 0)), 0);
};

/**
 * Waits until the portal has finished its background work: no new event waits to be counted, and the lists in
 * `CHANGING` stay the same for four seconds.
 *
 * @param pendingBefore number of events of the seed that no roll-up counts
 *
 * @throws Error if the lists still change after three minutes
 */
const untilQuiet = async ({ portal, admin }: LivePortal, pendingBefore: number, signal: AbortSignal): Promise<void> => {
  const look = async () => {
    const lists = CHANGING.map(async (path): Promise<unknown> => {
      const target = `/api/admin/${path}`;
      const request = { id: '', role: 'super', variant: '', phase: 'reads', method: 'GET', target } as const;
      return JSON.parse((await ask(portal, request, 0)).text);
    });
    return { pending: await countPendingEvents(admin), lists: await Promise.all(lists) };
  };
  const until = Date.now() + QUIET_WITHIN_MS;
  let before: unknown;
  for (let now = await look(); now.pending > pendingBefore || !isDeepStrictEqual(before, now); now = await look()) {
    if (Date.now() > until)
      throw new Error('The portal changes by itself for minutes: no two recordings can be equal.');
    before = now;
    await delay(QUIET_MS, undefined, { signal });
  }
};

/** Parses JSON, keeps other texts, and replaces bytes with their digest. */
const toReplayResponse = ({ status, headers, text }: ReceivedResponse): ReplayResponse => {
  const type = headers['content-type'] ?? '';
  const given = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const isText = text === '' || type.startsWith('text/');
  const digest = () => createHash('sha256').update(text).digest('hex');
  const body: unknown = isText ? text : type.includes('json') ? JSON.parse(text) : { sha256: digest() };
  return { status, headers: Object.fromEntries(given), body };
};

/** Sends the requests one after the other and stores the responses. */
export const sendRequests = async (
  live: LivePortal,
  requests: readonly ReplayRequest[],
  signal: AbortSignal,
): Promise<Recording> => {
  const { portal, admin } = live;
  const calls: Recording['calls'] = [];
  const pendingBefore = await countPendingEvents(admin);
  const from = Date.now();
  let phase: string | undefined;
  let ticket = 'none';
  for (const [call, request] of requests.entries()) {
    signal.throwIfAborted();
    if (request.phase !== phase) {
      phase = request.phase;
      await untilQuiet(live, pendingBefore, signal);
      console.log(`${phase}, from call ${call} on…`);
    }
    const isByLink = JSON.stringify(request).includes('{link}');
    const link = isByLink ? ((await fetchMails(portal)).at(-1)?.oobCode ?? 'none') : '';
    const fill = (text: string): string => text.replace('{ticket}', ticket).replace('{link}', link);
    const body = request.body && { ...request.body, text: fill(request.body.text) };
    await keepSession(request.role, admin);
    const response = await ask(portal, { ...request, target: fill(request.target), body }, call);
    const handedOut = request.id === 'issueDownload' ? issued.safeParse(JSON.parse(response.text)) : undefined;
    if (handedOut?.success) ticket = handedOut.data.data.url.split('/').at(-1) ?? '';
    calls.push({ request, answer: toReplayResponse(response) });
  }
  const hosts = { hosting: new URL(portal.url).host, auth: portal.auth, storage: portal.storage };
  return { about: { from, to: Date.now(), hosts }, calls };
};
