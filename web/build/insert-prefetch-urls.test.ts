import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { modsQuery } from '../src/features/catalogue/api/mods-query.ts';
import { homeQuery } from '../src/features/home/api/home-query.ts';
import { modQuery } from '../src/shared/mods/mod-query.ts';
import { insertUrls } from './insert-prefetch-urls.ts';

const page = insertUrls(readFileSync(new URL('../index.html', import.meta.url), 'utf8'));

it('writes the URLs of the first queries into index.html', () => {
  for (const url of ['data-home="/api/home"', 'data-mod="/api/mods/{slug}"', 'data-mods="/api/mods/public"']) {
    expect(page).toContain(url);
  }
  expect(page).not.toContain('{{');
});

/** Opens the page at a path: runs the inline script that sends the first query. Returns the sent URLs. */
const openPage = (pathname: string): string[] => {
  const [, attributes = '', script = ''] = /<script (data-home=[^>]+)>(.+)<\/script>/.exec(page) ?? [];
  const dataset = Object.fromEntries(
    [...attributes.matchAll(/data-(\w+)="([^"]+)"/g)].map(([, name, url]) => [name, url]),
  );
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return Response.json({ success: true, data: [] });
  });
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { pathname, search: '' });
  vi.stubGlobal('document', { currentScript: { dataset }, documentElement: { lang: 'pt-BR' } });
  onTestFinished(() => void vi.unstubAllGlobals());
  new Function(script)();
  return sent;
};

it.each([
  { path: '/', load: (client: QueryClient) => client.fetchQuery(homeQuery()) },
  { path: '/mods', load: (client: QueryClient) => client.fetchQuery(modsQuery({ content_type: 'mod' })) },
  { path: '/addons', load: (client: QueryClient) => client.fetchQuery(modsQuery({ content_type: 'addon' })) },
  { path: '/mods/a%20b', load: (client: QueryClient) => client.fetchQuery(modQuery('a b')) },
])('sends the first query of $path once: the page takes the response', async ({ path, load }) => {
  const sent = openPage(path);
  expect(sent).toHaveLength(1);
  await load(new QueryClient());
  expect(sent).toHaveLength(1);
});

it('throws for an unknown endpoint', () => {
  expect(() => insertUrls("fetch('{{nowhere}}')")).toThrow('nowhere');
});
