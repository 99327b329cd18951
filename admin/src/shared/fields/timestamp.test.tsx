import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Timestamp } from './timestamp.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it.each([
  ['2026-11-28T11:57:00Z', '3 minutes ago'],
  ['2026-11-27T13:00:00Z', '23 hours ago'],
  ['2026-11-27T03:00:00Z', 'yesterday'],
  ['2026-11-27T02:59:00Z', '2 days ago'],
  ['2026-09-30T12:00:00Z', '1 month ago'],
  ['2024-11-29T12:00:00Z', '1 year ago'],
])('names the calendar day of the reader when the time is %s: %s', (at, text) => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
  expect(renderToStaticMarkup(<Timestamp at={at} relative />)).toContain(`>${text}</time>`);
});
