import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '#shared/i18n/locale-provider.tsx';
import { createModCard } from './testing/sample-mod.ts';
import { UpdatedDate } from './updated-date.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The text of a card for a reader in São Paulo (UTC-3). */
const render = (released_at: string, now: string): string => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const html = renderToStaticMarkup(
    <LocaleProvider>
      <UpdatedDate mod={createModCard('m', { released_at })} />
    </LocaleProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, '');
};

it.each([
  ['2026-11-28T03:00:00Z', 'Atualizado hoje'],
  ['2026-11-28T02:50:00Z', 'Atualizado ontem'],
  ['2026-11-27T02:50:00Z', 'Atualizado anteontem'],
  ['2026-09-30T12:00:00Z', 'Atualizado há 1 mês'],
])('names the calendar day of the reader when a release is from %s: %s', (released_at, text) => {
  expect(render(released_at, '2026-11-28T12:00:00Z')).toBe(text);
});
