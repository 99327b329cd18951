import { getAuthorPath, getModPath } from '@bigorna/domain/site-addresses';
import { z } from 'zod';

const listResponse = z.object({ data: z.tuple([z.object({ slug: z.string(), author: z.string() })]) });

/** Paths of the mod with the most downloads, and of its author. */
export const findPopularPages = async (baseURL: string): Promise<{ mod: string; author: string }> => {
  const response = await fetch(`${baseURL}/api/mods/public?limit=1&sort=downloads`);
  const [{ slug, author }] = listResponse.parse(await response.json()).data;
  return { mod: getModPath(slug), author: getAuthorPath(author) };
};

/**
 * Sends the requests of the pages one after the other before the measurement. In parallel, the Functions emulator would
 * start a process per call and distort the times. Afterwards the proxy has the pictures in its cache, like a CDN.
 */
export const warmUp = async (url: string): Promise<void> => {
  const { mod } = await findPopularPages(url);
  const lists = ['/mods/public', '/mods/public?content_type=mod&facets=1', '/faq?lang=pt-BR'];
  const calls = ['/site', '/home', ...lists, mod, `${mod}/releases`, `${mod}/related`, `${mod}/feedback`];
  const pictures = new Set<string>();
  for (const call of calls) {
    const text = await (await fetch(`${url}/api${call}`)).text();
    for (const [picture] of text.matchAll(/\/media\/[^"?]+\.webp/g)) pictures.add(picture);
  }
  for (const picture of pictures) await (await fetch(`${url}${picture}`)).arrayBuffer();
};
