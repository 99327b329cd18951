import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { REPLY_ACTION, WRITE_ACTION } from '#shared/comments/sign-in-actions.ts';
import { toFavoriteAction } from '#shared/favorites/favorite-action.ts';
import { LocaleProvider } from '#shared/i18n/locale-provider.tsx';
import { modQuery } from '#shared/mods/mod-query.ts';
import { signInToDownload } from '#shared/mods/sign-in-to-download.ts';
import { SignInLead } from './sign-in-lead.tsx';

const release = {
  id: 'new',
  version: '2.0.0',
  channel: 'release',
  game_versions: ['1.21.4'],
  loaders: ['fabric'],
  published_at: '2026-02-01T00:00:00Z',
};
const mod = {
  title: 'Forja',
  language: 'pt-BR',
  thumbnail_url: '/media/forja.webp',
  releases: [release, { ...release, id: 'old', version: '1.0.0', published_at: '2026-01-01T00:00:00Z' }],
} as unknown as ModPage;

const render = (from: string, action?: string): string => {
  const client = new QueryClient();
  client.setQueryData(modQuery('forja').queryKey, mod);
  return renderToStaticMarkup(
    <LocaleProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[{ pathname: '/login', state: { from, action } }]}>
          <SignInLead message={signInToDownload}>Volte à forja</SignInLead>
        </MemoryRouter>
      </QueryClientProvider>
    </LocaleProvider>,
  );
};

it.each([
  ['/mods/forja/download', '2.0.0'],
  ['/mods/forja/download?direct=1&release=old', '1.0.0'],
])('names the download, with its picture, when the visitor came from %s (R018)', (from, version) => {
  const shown = render(from);
  expect(shown.replace(/<[^>]+>/g, '')).toBe(`Entre para baixar Forja ${version}`);
  expect(shown).toContain('src="/media/forja.webp"');
});

it.each(['/downloads', '/mods/forja', '//elsewhere.example/mods/forja/download'])(
  'shows only its children when the visitor came from %s',
  (from) => {
    expect(render(from)).toBe('<span>Volte à forja</span>');
  },
);

it.each([
  [WRITE_ACTION, 'Com uma conta, você comenta e tira dúvidas.'],
  [REPLY_ACTION, 'Com uma conta, você responde e marca comentários como úteis.'],
  [toFavoriteAction('forja'), 'Com uma conta, você guarda seus mods e addons favoritos.'],
])('says why a visitor with the action %s must sign in', (action, text) => {
  expect(render('/mods/forja', action).replace(/<[^>]+>/g, '')).toBe(text);
});
