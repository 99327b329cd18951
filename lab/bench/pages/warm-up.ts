import { z } from 'zod';

const listResponse = z.object({ data: z.tuple([z.object({ slug: z.string(), title: z.string() })]) });

/** The mod with the most downloads. */
export const fetchPopularMod = async (baseURL: string) => {
  const response = await fetch(`${baseURL}/api/mods/public?limit=1&sort=downloads`);
  return listResponse.parse(await response.json()).data[0];
};

/** Its path. */
export const findPopularMod = async (baseURL: string): Promise<string> =>
  `/mods/${(await fetchPopularMod(baseURL)).slug}`;

/**
 * Warms up the page requests one after the other. The Functions emulator starts a process per parallel call, which
 * would distort the measurement. The proxy then has the pictures cached, as a CDN would.
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
