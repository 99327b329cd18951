import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '#shared/i18n/locale-provider.tsx';
import { RelativeTime } from './relative-time.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The text of a timestamp for a reader in São Paulo (UTC-3). */
const render = (iso: string, now: string): string => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const html = renderToStaticMarkup(
    <LocaleProvider>
      <RelativeTime iso={iso} />
    </LocaleProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, '');
};

it.each([
  ['2026-11-28T12:00:30Z', 'agora'],
  ['2026-11-28T11:57:00Z', 'há 4 minutos'],
  ['2026-11-27T13:00:00Z', 'há 23 horas'],
  ['2026-11-27T03:00:00Z', 'ontem'],
  ['2026-11-27T02:59:00Z', 'anteontem'],
  ['2026-11-25T12:00:00Z', 'há 3 dias'],
  ['2026-11-21T12:00:00Z', 'há 1 semana'],
  ['2026-09-30T12:00:00Z', 'há 1 mês'],
  ['2024-11-29T12:00:00Z', 'há 1 ano'],
])('names the calendar day of the reader when a comment is from %s: %s (R106)', (iso, text) => {
  expect(render(iso, '2026-11-28T12:01:00Z')).toBe(text);
});
