import { expect, test, vi } from 'vitest';
import { useValueText } from './use-value-text.ts';

vi.mock('react-admin', () => ({
  useTranslate:
    () =>
    (key: string, { _: fallback = key, title = '', reason = '', smart_count = '' } = {}) => {
      if (key === 'console.error.with_reason') return `${title}: ${reason}`;
      if (key === 'console.logs.mods') return `${smart_count} mods`;
      return key.startsWith('resources.') || key.startsWith('console.logs.fields.') ? fallback : key;
    },
  useLocaleState: () => ['pt-BR'],
}));

const format = (field: string, value: unknown, names: Record<string, string> = {}) =>
  useValueText('mods', names)(field, value).replaceAll('\u00A0', ' ');

test.each<[string, unknown, string]>([
  ['status', 'pending', 'console.status.pending'],
  ['side', 'client', 'console.side.client'],
  ['verdict', 'refused', 'console.releases.verdict.refused'],
  ['role', 'super_admin', 'console.users.role.super_admin'],
  ['loaders', ['fabric', 'neoforge'], 'Fabric, NeoForge'],
  ['reports', ['r1', 'r2'], '2'],
  ['language', 'en-US', 'inglês (Estados Unidos)'],
  ['featured', true, 'console.word.yes'],
  [
    'dependencies',
    [{ mod_id: 'm1', title: 'Bússola', kind: 'required' }],
    'Bússola (console.releases.dependency.required)',
  ],
  ['gallery', [{ url: '/media/a.webp', alt: 'Um farol', width: 1, height: 1 }], 'Um farol'],
  ['thumbnail_url', '/media/a.webp', 'resources.ads.fields.image_url'],
  ['title', { 'pt-BR': 'Aviso', 'pt-PT': 'Aviso', 'en-US': '' }, 'português: Aviso\nportuguês (Portugal): Aviso'],
  [
    'formats',
    [{ name: { 'pt-BR': 'Topo' }, price_cents: 250_000 }],
    'console.media_kit.format · português: Topo\nconsole.media_kit.price: R$ 2.500,00',
  ],
  ['links', { source: 'https://a.example', issues: null }, 'console.mods.link.source: https://a.example'],
  ['title', 'constructor', 'constructor'],
])('formats %s %j in words (R131)', (field, value, text) => {
  expect(format(field, value)).toBe(text);
});

test('shows the name of a record instead of its id (R131)', () => {
  const names = { m1: 'Lanterna Viva', u1: 'Tereza' };
  expect(format('mod_of_the_week', 'm1', names)).toBe('Lanterna Viva');
  expect(format('mod_of_the_week', 'm2', names)).toBe('console.logs.targets.mods');
  expect(format('replied_by', 'u2', names)).toBe('console.logs.targets.users');
  expect(format('title', 'm1', names)).toBe('m1');
});

test('counts dependencies whose names a list does not have (R131)', () => {
  expect(format('dependencies', ['m1', 'm2'])).toBe('2 mods');
  expect(format('dependencies', ['m1', 'm2'], { m1: 'Bússola' })).toBe('Bússola, console.logs.targets.mods');
});

test('shows every field of the filter of an export, also with a mod (R131, R210)', () => {
  const filter = { mod_id: 'm1', queue: 'hidden', kind: 'bug', q: 'changed' };
  expect(format('filter', filter, { m1: 'Lanterna Viva' }).split('\n')).toEqual([
    'mod_id: Lanterna Viva',
    'queue: console.comments.queue.hidden',
    'kind: console.comments.kind.bug',
    'q: console.logs.email',
  ]);
});
