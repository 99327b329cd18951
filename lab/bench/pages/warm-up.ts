import { z } from 'zod';

const listResponse = z.object({ data: z.tuple([z.object({ slug: z.string() })]) });

/** Path of the mod with the most downloads. */
export const findPopularMod = async (baseURL: string): Promise<string> => {
  const response = await fetch(`${baseURL}/api/mods/public?limit=1&sort=downloads`);
  return `/mods/${listResponse.parse(await response.json()).data[0].slug}`;
};

/**
 * Sends the requests of the pages one after the other before the measurement. In parallel, the Functions emulator would
 * start a process per call and distort the times. Afterwards the proxy has the pictures in its cache, like a CDN.
 */
export const warmUp = async (url: string): Promise<void> => {
  const mod = await findPopularMod(url);
  const lists = ['/mods/public', '/mods/public?content_type=mod&facets=1', '/faq?lang=pt-BR'];
  const calls = ['/site', '/home', ...lists, mod, `${mod}/releases`, `${mod}/related`, `${mod}/feedback`];
  const pictures = new Set<string>();
  for (const call of calls) {
    const text = await (await fetch(`${url}/api${call}`)).text();
    for (const [picture] of text.matchAll(/\/media\/[^"?]+\.webp/g)) pictures.add(picture);
  }
  for (const picture of pictures) await (await fetch(`${url}${picture}`)).arrayBuffer();
};
