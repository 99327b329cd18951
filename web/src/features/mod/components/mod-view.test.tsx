import { type ModPage, modPage } from '@bigorna/domain/endpoints/mods.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from '#shared/i18n/locale-provider.tsx';
import { DataProvider } from '#shared/member/data-context.tsx';
import { MOD_TABS, type ModTab } from '#shared/mods/mod-page-state.ts';
import { createRelease } from '#shared/mods/testing/sample-mod.ts';
import { AuthProvider } from '#shared/session/auth-context.tsx';
import { createSession } from '#shared/session/create-session.ts';
import { ModView } from './mod-view.tsx';

vi.stubGlobal('location', { origin: 'https://site.test' });

const RELEASE = createRelease('release', {
  version: '1.0',
  changelog: '',
  game_versions: ['1.21.1'],
  file_name: 'forja.jar',
});

/** Two values of each field. */
const VALUES: { readonly [Field in keyof ModPage]: readonly [ModPage[Field], ModPage[Field]] } = {
  id: ['a', 'b'],
  slug: ['forja', 'trilhos'],
  title: ['Forja', 'Trilhos'],
  author: ['Ana', 'Rui'],
  short_description: ['Ligas e moldes', 'Trens a vapor'],
  description: ['Ligas', 'Trens'],
  language: ['pt-BR', 'en-US'],
  content_type: ['mod', 'addon'],
  access: ['public', 'premium'],
  featured: [false, true],
  version: ['1.0', '2.0'],
  minecraft_version: ['1.21.1', '1.21.4'],
  loader: ['fabric', 'forge'],
  side: ['client', 'server'],
  file_size: [1, 2],
  categories: [['magic'], ['transport']],
  tags: [['ligas'], ['trens']],
  compat: [['fabric@1.21.1'], ['forge@1.21.4']],
  license: ['MIT', 'Apache-2.0'],
  links: [
    { source: null, issues: null, site: null },
    { source: 'https://source.test', issues: null, site: null },
  ],
  gallery: [[], [{ url: '/media/a.webp', alt: '', width: 1, height: 1 }]],
  thumbnail_url: [null, '/media/b.webp'],
  download_url: ['/mods/forja/download', '/mods/trilhos/download'],
  published_at: ['2026-01-01T00:00:00Z', '2026-02-02T00:00:00Z'],
  released_at: ['2026-01-01T00:00:00Z', '2026-02-02T00:00:00Z'],
  updated_at: ['2026-01-01T00:00:00Z', '2026-02-02T00:00:00Z'],
  views: [1, 2],
  downloads: [1, 2],
  favorites: [1, 2],
  comments: [1, 2],
  rating: [null, 4],
  ratings: [1, 2],
  releases: [[RELEASE], []],
};
const FIELDS = modPage.keyof().options;

/** Why the page does not show a field. */
const REASONS: Partial<Record<keyof ModPage, string>> = {
  id: 'only requests use it',
  download_url: 'the page has its own link, with the game of the visitor',
  featured: 'it selects mods for the home page',
  version: 'the page shows the release that it offers',
  minecraft_version: 'the page shows the release that it offers',
  loader: 'the page shows the release that it offers',
  side: 'the page shows the release that it offers',
  file_size: 'the page shows the release that it offers',
  compat: 'the page shows the releases',
  released_at: 'the page shows the dates of releases',
  updated_at: 'the page shows the dates of releases',
  ratings: 'the ratings load later, with their own counts',
};

/** Renders a tab of the page, with its lazy parts. */
const renderTab = async (mod: ModPage, tab: ModTab): Promise<string> => {
  const stream = await renderToReadableStream(
    <LocaleProvider>
      <QueryClientProvider client={new QueryClient()}>
        <AuthProvider session={createSession()}>
          <DataProvider>
            <MemoryRouter initialEntries={[`/mods/forja?tab=${tab}`]}>
              <ModView mod={mod} isGone={false} />
            </MemoryRouter>
          </DataProvider>
        </AuthProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  await stream.allReady;
  return new Response(stream).text();
};

/** Renders all tabs of the page, with the second value of one field. */
const render = async (changed?: keyof ModPage): Promise<string> => {
  const values = FIELDS.map((field) => [field, VALUES[field][field === changed ? 1 : 0]]);
  const mod = modPage.parse(Object.fromEntries(values));
  return (await Promise.all(MOD_TABS.map((tab) => renderTab(mod, tab)))).join();
};

const PLAIN = await render();

it.each(FIELDS)('shows the field %s of a mod, unless the test lists a reason against it (R013)', async (field) => {
  expect((await render(field)) !== PLAIN).toBe(!(field in REASONS));
});
