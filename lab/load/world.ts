import { z } from 'zod';
import type { Admin } from '../admin.ts';
import { type Caller, createCaller } from '../caller.ts';
import type { Portal } from '../portal.ts';

/** So many members that no member logs in SESSIONS_MAX times, which would end the session of the load test. */
const MEMBERS = 150;
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

const createCallers = async (count: number, role: 'user' | 'admin', admin: Admin): Promise<Caller[]> => {
  const made: Caller[] = [];
  while (made.length < count) made.push(await createCaller(admin, { role }));
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
    members: await createCallers(MEMBERS, 'user', admin),
    staff: await createCallers(4, 'admin', admin),
  };
};
export type World = Awaited<ReturnType<typeof createWorld>>;
