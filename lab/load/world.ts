import { z } from 'zod';
import { createIdToken } from '../../tools/testing/id-token.ts';
import { createTestMember, type Member } from '../../tools/testing/new-member.ts';
import type { Admin } from '../admin.ts';
import type { Portal } from '../portal.ts';

/** A signed-in user. */
export interface Visitor extends Member {
  readonly authorization: string;
}

/** So many members that no member logs in SESSIONS_MAX times, which would end the session of the load test. */
const MEMBERS = 150;
const SESSION_SECONDS = 3 * 3600;
const TIMEOUT_MS = 60_000;

const cards = z.object({
  data: z.array(
    z.looseObject({ id: z.string(), slug: z.string(), title: z.string(), thumbnail_url: z.string().nullable() }),
  ),
});
const ads = z.object({ data: z.array(z.looseObject({ id: z.string() })) });

const read = async ({ url }: Portal, path: string): Promise<unknown> => {
  const response = await fetch(`${url}/api${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.json();
};

const visitors = async (count: number, role: 'user' | 'admin', { project }: Portal, { auth, firestore }: Admin) => {
  const made: Visitor[] = [];
  for (let i = 0; i < count; i++) {
    const member = await createTestMember(auth, firestore, { role });
    // Read after the account's creation: a session older than the password would be rejected.
    const signedInAt = Math.floor(Date.now() / 1000);
    const token = createIdToken(member.uid, signedInAt, signedInAt + SESSION_SECONDS, project);
    made.push({ ...member, authorization: `Bearer ${token}` });
  }
  return made;
};

/** The mods, accounts and files that the load uses: reads the catalogue, and creates new members and staff. */
export const createWorld = async (portal: Portal, admin: Admin) => {
  const { data } = cards.parse(await read(portal, '/mods/public?limit=100'));
  return {
    mods: data.map(({ id, slug }) => ({ id, slug })),
    words: [...new Set(data.flatMap(({ title }) => title.split(' ')))].filter((word) => word.length > 2),
    /** Paths of pictures. */
    pictures: data.flatMap(({ thumbnail_url }) => thumbnail_url ?? []),
    ads: ads.parse(await read(portal, '/ads')).data.map(({ id }) => id),
    members: await visitors(MEMBERS, 'user', portal, admin),
    staff: await visitors(4, 'admin', portal, admin),
  };
};
export type World = Awaited<ReturnType<typeof createWorld>>;
