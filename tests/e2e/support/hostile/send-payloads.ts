import { callApi, callApiAs, logIn } from '../api.ts';
import type { Member } from '../members.ts';
import { packPayloads, pickPayload } from './pack-payloads.ts';
import { PAYLOADS } from './payloads.ts';

/** How the API handled texts with payloads. */
export interface SendResult {
  accepted: number;
  rejected: number;
  /** API paths of the created records, for the cleanup. */
  createdPaths: string[];
}

const CONCURRENCY = 4;
const TIMEOUT = { timeoutMs: 60_000 };

const send = (method: 'POST' | 'PUT', path: string, body: unknown, token?: string): Promise<Response> =>
  callApi(path, { method, body, token, ...TIMEOUT });

const updated_at = new Date(0).toISOString();
const toTranslated = (text: string) => ({ 'pt-BR': text });

/** Request bodies of staff content, by API path. */
const staffBodies = (at: number): [string, unknown][] => {
  const text = pickPayload(at, 100);
  return [
    ['/admin/faq', { position: at, question: toTranslated(text), answer: toTranslated(text), updated_at }],
    [
      '/admin/changelog',
      {
        version: pickPayload(at, 40),
        date: new Date().toISOString(),
        title: toTranslated(text),
        body: toTranslated(text),
        updated_at,
      },
    ],
    ['/admin/announcements', { text: toTranslated(text), path: null, updated_at }],
    [
      '/admin/ads',
      {
        title: text,
        image_url: '/media/x.webp',
        width: 640,
        height: 120,
        alt: toTranslated(text),
        link: `https://e.example/?x=${text.replaceAll(/\s/g, '')}`,
        placement: 'listing',
        weight: 1,
        starts_at: new Date(0).toISOString(),
        ends_at: new Date(Date.UTC(2100, 0, 1)).toISOString(),
        active: true,
        updated_at,
      },
    ],
  ];
};

/**
 * Sends payloads to APIs that take text: the contact form, the profile and staff content.
 *
 * @param each number of payloads per short text
 * @throws Error when the API responds with a 5xx status
 */
export const sendPayloads = async (member: Member, each: number): Promise<SendResult> => {
  const sent: SendResult = { accepted: 0, rejected: 0, createdPaths: [] };
  const [memberToken, staffToken] = [
    (await logIn(member.username, member.password)).tokens.accessToken,
    (await logIn('super')).tokens.accessToken,
  ];
  const record = async (response: Response, path?: string): Promise<void> => {
    const text = await response.text();
    if (response.status >= 500) throw new Error(`${response.url} answered ${response.status}: ${text.slice(0, 300)}`);
    if (!response.ok) sent.rejected += 1;
    else sent.accepted += 1;
    const id: unknown = response.ok && path ? JSON.parse(text).id : undefined;
    if (typeof id === 'string') sent.createdPaths.push(`${path}/${id}`);
  };
  for (const bio of packPayloads(500)) {
    await record(
      await send('PUT', '/user/profile', { display_name: pickPayload(sent.accepted, 100), bio }, memberToken),
    );
  }
  const work = Array.from({ length: Math.min(each, PAYLOADS.length) }, (_, at) => at);
  const worker = async (): Promise<void> => {
    for (let at = work.shift(); at !== undefined; at = work.shift()) {
      const text = pickPayload(at, 100);
      const message = { name: text, email: 'a@e.example', subject: text, message: `${text} ${'.'.repeat(10)}` };
      await record(await send('POST', '/contact', message));
      for (const [path, body] of staffBodies(at)) await record(await send('POST', path, body, staffToken), path);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return sent;
};

/** Deletes the created staff content. */
export const deleteSent = async ({ createdPaths }: SendResult): Promise<void> => {
  for (const path of createdPaths) await callApiAs('super', path, { method: 'DELETE', ...TIMEOUT });
};
