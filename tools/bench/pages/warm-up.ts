import { z } from 'zod';

const listAnswer = z.object({ data: z.array(z.object({ slug: z.string() })).min(1) });

/** The address of the mod with the most downloads. */
export const popularMod = async (baseURL: string): Promise<string> => {
  const answer = await fetch(`${baseURL}/api/mods/public?limit=1&sort=downloads`);
  return `/mods/${listAnswer.parse(await answer.json()).data[0]?.slug}`;
};

/**
 * Asks what pages ask, one after the other: the Functions emulator starts a process for each call at once, and pictures
 * would be measured while it does. Behind the proxy they then are where a CDN has them.
 */
export const warmUp = async (url: string): Promise<void> => {
  const mod = await popularMod(url);
  const lists = ['/mods/public', '/mods/public?content_type=mod&facets=1', '/faq?lang=pt-BR'];
  const calls = ['/site', '/home', ...lists, mod, `${mod}/releases`, `${mod}/related`, `${mod}/feedback`];
  const pictures = new Set<string>();
  for (const call of calls) {
    const text = await (await fetch(`${url}/api${call}`)).text();
    for (const [picture] of text.matchAll(/\/media\/[^"?]+\.webp/g)) pictures.add(picture);
  }
  for (const picture of pictures) await (await fetch(`${url}${picture}`)).arrayBuffer();
};
