import { expect, test, vi } from 'vitest';
import { useValueText } from './use-value-text.ts';

vi.mock('react-admin', () => ({
  useTranslate:
    () =>
    (key: string, { _: fallback = key } = {}) =>
      key.startsWith('console.mods.link.') && key !== 'console.mods.link.source' ? fallback : key,
  useLocaleState: () => ['pt-BR'],
}));

const format = (field: string, value: unknown, names: Record<string, string> = {}) => useValueText(names)(field, value);

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
  ['gallery', [{ url: '/media/a.webp', alt: 'Um farol', width: 1, height: 1 }], 'Um farol (a.webp)'],
  ['text', { 'pt-BR': { title: 'Aviso', body: 'Texto' } }, 'pt-BR: title: Aviso\nbody: Texto'],
  ['links', { source: 'https://a.example', issues: null }, 'console.mods.link.source: https://a.example'],
  ['title', 'constructor', 'constructor'],
])('formats %s %j in words (R131)', (field, value, text) => {
  expect(format(field, value)).toBe(text);
});

test('shows the name of a record instead of its id (R131)', () => {
  expect(format('mod_of_the_week', 'seed-lanterna', { 'seed-lanterna': 'Lanterna Viva' })).toBe('Lanterna Viva');
});
