import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Home, ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '@bigorna/domain/locales';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { modsQuery } from '#features/catalogue/api/mods-query.ts';
import { Component as ModsPage } from '#features/catalogue/mods-page.tsx';
import { homeQuery } from '#features/home/api/home-query.ts';
import { Component as HomePage } from '#features/home/home-page.tsx';
import { Component as ModPageComponent } from '#features/mod/mod-page.tsx';
import { createQueryClient } from '#shared/api/query-client.ts';
import { LocaleProvider } from '#shared/i18n/locale-provider.tsx';
import type { Messages } from '#shared/i18n/messages.ts';
import { DataProvider } from '#shared/member/data-context.tsx';
import { modQuery } from '#shared/mods/mod-query.ts';
import { createModCard, createRelease } from '#shared/mods/testing/sample-mod.ts';
import { AuthProvider } from '#shared/session/auth-context.tsx';
import { createSession } from '#shared/session/create-session.ts';
import { compileCatalogues } from '../../build/catalogues.ts';
import { Layout } from './layout/layout.tsx';

const LANG = join(import.meta.dirname, '../../lang');
const FILES = compileCatalogues(LANG, new Map(), () => true);
const TEXTS = new Map(
  LOCALES.map((locale): [Locale, Record<string, string>] => [
    locale,
    JSON.parse(readFileSync(join(LANG, `${locale}.json`), 'utf8')),
  ]),
);

/** pt-BR has no catalogue: its texts are in the code. */
const loadAll = (locale: Locale): Messages =>
  JSON.parse(FILES.find(({ name }) => name === `${locale}.first.json`)?.content ?? '{}');

const CARD = createModCard('moinho', { title: 'Moinho <de> vento', short_description: 'Farinha & pão' });
const MOD: ModPage = {
  ...CARD,
  description: 'As **pás** giram.',
  license: 'MIT',
  links: { source: null, issues: null, site: null },
  gallery: [],
  releases: [createRelease('1.0.0', { changelog: '' })],
};
const HOME: Home = {
  totals: { downloads: 12, mods: 1, users: 3 },
  mod_of_the_week: null,
  featured: [CARD],
  popular: [CARD],
  rising: [],
  recent: [],
  ads: [],
};

const PAGES: readonly { path: string; Component: ComponentType; text: string; shows: readonly string[] }[] = [
  { path: '/', Component: HomePage, text: 'home.title', shows: ['Moinho &lt;de&gt; vento'] },
  {
    path: '/mods',
    Component: ModsPage,
    text: 'listing.results',
    shows: ['Moinho &lt;de&gt; vento', 'Farinha &amp; pão'],
  },
  {
    path: '/mods/moinho',
    Component: ModPageComponent,
    text: 'mod.backToMods',
    shows: ['<h1', 'Moinho &lt;de&gt; vento', '<strong>pás</strong>', '/mods/moinho/download'],
  },
];

/** Renders a page as a server would: with its data, and with nothing of a browser. */
const render = async (path: string, Component: ComponentType, locale: Locale): Promise<string> => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(homeQuery().queryKey, HOME);
  queryClient.setQueryData(modsQuery({ content_type: 'mod' }).queryKey, { mods: [CARD], meta: undefined });
  queryClient.setQueryData(modQuery('moinho').queryKey, MOD);
  const { query, dataRoutes } = createStaticHandler([
    { Component: Layout, children: [{ path: path === '/mods/moinho' ? '/mods/:slug' : path, Component }] },
  ]);
  const context = await query(new Request(`https://site.test${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  const stream = await renderToReadableStream(
    <LocaleProvider rendered={{ locale, origin: 'detected', messages: loadAll(locale) }}>
      <QueryClientProvider client={queryClient}>
        <AuthProvider session={createSession()}>
          <DataProvider>
            <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
          </DataProvider>
        </AuthProvider>
      </QueryClientProvider>
    </LocaleProvider>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  await stream.allReady;
  return new Response(stream).text();
};

describe('pages rendered on a server', () => {
  it.each(PAGES)('shows $path whole in every language, with all languages at once', async (page) => {
    const rendered = await Promise.all(LOCALES.map((locale) => render(page.path, page.Component, locale)));
    LOCALES.forEach((locale, index) => {
      const html = rendered[index];
      expect(html).toContain(TEXTS.get(locale)?.[page.text]);
      for (const part of page.shows) expect(html).toContain(part);
    });
  });

  it('shows the same page to every visitor of a language', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => render('/mods/moinho', ModPageComponent, FALLBACK_LOCALE)),
    );
    expect(first).toBe(second);
  });
});
