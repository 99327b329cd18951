import { z } from 'zod';
import { tokenOf } from '../../testing/id-token.ts';
import { type Member, newMember } from '../../testing/new-member.ts';
import type { Admin } from '../admin.ts';
import type { Portal } from '../portal.ts';

/** What the load asks for, and as whom. */
export interface World {
  readonly mods: readonly { readonly id: string; readonly slug: string }[];
  readonly words: readonly string[];
  /** Paths of pictures. */
  readonly pictures: readonly string[];
  readonly ads: readonly string[];
  readonly members: readonly Visitor[];
  readonly staff: readonly Visitor[];
}

/** Somebody with a session. */
export interface Visitor extends Member {
  readonly authorization: string;
}

const MEMBERS = 60;
const SESSION_SECONDS = 3 * 3600;
const TIMEOUT_MS = 60_000;

const cards = z.object({
  data: z.array(
    z.looseObject({ id: z.string(), slug: z.string(), title: z.string(), thumbnail_url: z.string().nullable() }),
  ),
});
const ads = z.object({ data: z.array(z.looseObject({ id: z.string() })) });

const read = async <T extends z.ZodType>({ url }: Portal, path: string, schema: T): Promise<z.output<T>> => {
  const answer = await fetch(`${url}/api${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return schema.parse(await answer.json());
};

const visitors = async (count: number, role: 'user' | 'admin', { project }: Portal, { auth, firestore }: Admin) => {
  const made: Visitor[] = [];
  for (let i = 0; i < count; i++) {
    const member = await newMember(auth, firestore, { role });
    // Not before the account was made: its first verify would find the session older than the account's password.
    const signedInAt = Math.floor(Date.now() / 1000);
    const token = tokenOf(member.uid, signedInAt, signedInAt + SESSION_SECONDS, project);
    made.push({ ...member, authorization: `Bearer ${token}` });
  }
  return made;
};

/** Reads what is there to be asked for, and makes members and staff who have done nothing yet. */
export const makeWorld = async (portal: Portal, admin: Admin): Promise<World> => {
  const { data } = await read(portal, '/mods/public?limit=100', cards);
  return {
    mods: data.map(({ id, slug }) => ({ id, slug })),
    words: [...new Set(data.flatMap(({ title }) => title.split(' ')))].filter((word) => word.length > 2),
    pictures: data.flatMap(({ thumbnail_url }) => thumbnail_url ?? []),
    ads: (await read(portal, '/ads', ads)).data.map(({ id }) => id),
    members: await visitors(MEMBERS, 'user', portal, admin),
    staff: await visitors(4, 'admin', portal, admin),
  };
};
