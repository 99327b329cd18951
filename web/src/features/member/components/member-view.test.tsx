import type { MemberComment, MemberPage } from '@bigorna/domain/endpoints/member-pages.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from '#shared/i18n/locale-provider.tsx';
import { DataProvider } from '#shared/member/data-context.tsx';
import { AuthProvider } from '#shared/session/auth-context.tsx';
import { createSession } from '#shared/session/create-session.ts';
import { memberCommentsQuery } from '../api/member-query.ts';
import { MemberView } from './member-view.tsx';

vi.stubGlobal('location', { origin: 'https://site.test' });

const UID = 'u1';
const MEMBER: MemberPage = {
  username: 'ana',
  display_name: 'Ana do Moinho',
  avatar_url: null,
  bio: 'Faço moinhos.',
  role: 'moderator',
  member_since: '2026-01-01T00:00:00.000Z',
  favorites: null,
};
const COMMENT: MemberComment = {
  id: 'c1',
  text: 'Fecha <sozinho>',
  kind: 'bug',
  release: '1.2.0',
  created_at: '2026-11-01T12:00:00.000Z',
  edited_at: null,
  mod: { slug: 'forja', title: 'Forja', language: 'pt-BR' },
};

const render = (comments: MemberComment[], next: string | null): string => {
  const queryClient = new QueryClient();
  const pages = [{ comments, next }];
  queryClient.setQueryData(memberCommentsQuery(UID).queryKey, { pages, pageParams: [null] });
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <LocaleProvider>
          <AuthProvider session={createSession()}>
            <DataProvider>
              <MemberView uid={UID} member={MEMBER} />
            </DataProvider>
          </AuthProvider>
        </LocaleProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

it('shows the card, and comments with links to the mod and to the comment (R106)', () => {
  const html = render([COMMENT], '2026-11-01T12:00:00.000Z');
  for (const text of ['Ana do Moinho', '@ana', 'Moderador', 'Faço moinhos.', 'Bug', 'Fecha &lt;sozinho&gt;'])
    expect(html).toContain(text);
  expect(html).toContain('href="/mods/forja"');
  expect(html).toContain('href="/mods/forja?tab=comments&amp;c=c1"');
  expect(html).toContain('Mostrar mais antigos');
});

it('says that a member has no comments, and hides favorites that are not shared (R106)', () => {
  const html = render([], null);
  expect(html).toContain('Ana do Moinho ainda não comentou em nenhum mod.');
  expect(html).not.toContain('Mostrar mais antigos');
  expect(html).not.toContain('Favoritos recentes');
});
