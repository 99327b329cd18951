import { someAddress } from '../address.ts';
import { login } from '../api.ts';
import { environment } from '../environment.ts';
import type { Member } from '../members.ts';
import { fitting, packed } from './packed.ts';
import { PAYLOADS } from './payloads.ts';

/** How the API took texts with payloads: as text, or not at all. */
export interface Sent {
  accepted: number;
  refused: number;
  /** Records to be deleted again, by their paths in the API. */
  made: string[];
}

const TOGETHER = 4;

const send = async (method: string, path: string, body: unknown, token?: string): Promise<Response> =>
  fetch(`${environment.BIGORNA_URL}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': someAddress(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });

const seen = new Date(0).toISOString();
const inPortuguese = (text: string) => ({ 'pt-BR': text });

/** What staff write through the console, by the resource's path. */
const staffBodies = (at: number): [string, unknown][] => {
  const text = fitting(at, 100);
  return [
    ['/admin/faq', { position: at, question: inPortuguese(text), answer: inPortuguese(text), updated_at: seen }],
    [
      '/admin/changelog',
      {
        version: fitting(at, 40),
        date: new Date().toISOString(),
        title: inPortuguese(text),
        body: inPortuguese(text),
        updated_at: seen,
      },
    ],
    ['/admin/announcements', { text: inPortuguese(text), path: null, updated_at: seen }],
    [
      '/admin/ads',
      {
        title: text,
        image_url: '/media/x.webp',
        width: 640,
        height: 120,
        alt: inPortuguese(text),
        link: `https://e.example/?x=${text.replaceAll(/\s/g, '')}`,
        placement: 'listing',
        weight: 1,
        starts_at: new Date(0).toISOString(),
        ends_at: new Date(Date.UTC(2100, 0, 1)).toISOString(),
        active: true,
        updated_at: seen,
      },
    ],
  ];
};

/**
 * Sends payloads to the API wherever people can send it text: the contact form, one's own profile, and what staff write.
 *
 * @param each how many payloads go into each short text
 */
export const sendAll = async (member: Member, each: number): Promise<Sent> => {
  const sent: Sent = { accepted: 0, refused: 0, made: [] };
  const [own, staff] = [
    (await login(member.username, member.password)).tokens.accessToken,
    (await login('super')).tokens.accessToken,
  ];
  const note = async (answer: Response, made?: string): Promise<void> => {
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 300)}`);
    if (!answer.ok) sent.refused += 1;
    else sent.accepted += 1;
    const id: unknown = answer.ok && made ? JSON.parse(text).id : undefined;
    if (typeof id === 'string') sent.made.push(`${made}/${id}`);
  };
  for (const bio of packed(500)) {
    await note(await send('PUT', '/user/profile', { display_name: fitting(sent.accepted, 100), bio }, own));
  }
  const work = Array.from({ length: Math.min(each, PAYLOADS.length) }, (_, at) => at);
  const worker = async (): Promise<void> => {
    for (let at = work.shift(); at !== undefined; at = work.shift()) {
      const text = fitting(at, 100);
      const message = { name: text, email: 'a@e.example', subject: text, message: `${text} ${'.'.repeat(10)}` };
      await note(await send('POST', '/contact', message));
      for (const [path, body] of staffBodies(at)) await note(await send('POST', path, body, staff), path);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  return sent;
};

/** Deletes what staff's calls have made. */
export const unsend = async ({ made }: Sent): Promise<void> => {
  const { tokens } = await login('super');
  for (const path of made) await send('DELETE', path, undefined, tokens.accessToken);
};
