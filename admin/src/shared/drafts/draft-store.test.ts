import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pickDirty, readDraft, removeAllDrafts, removeDraft, storeDraft } from './draft-store.ts';

const DAY_MS = 86_400_000;

/** A browser's storage: its keys are enumerable. */
const createStorage = () =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', createStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stores one draft per key until it is removed (R132)', () => {
  storeDraft('ana/faq/f1', { values: { answer: { 'pt-BR': 'Sim' } }, base: '2026-01-01T00:00:00.000Z' });
  expect(readDraft('ana/faq/f1')).toMatchObject({ values: { answer: { 'pt-BR': 'Sim' } } });
  expect(readDraft('beto/faq/f1')).toBeNull();
  removeDraft('ana/faq/f1');
  expect(readDraft('ana/faq/f1')).toBeNull();
});

it('ignores an old or unreadable draft (R132)', () => {
  storeDraft('ana/mods/new', { values: { title: 'Fornalha' }, base: null });
  vi.advanceTimersByTime(31 * DAY_MS);
  expect(readDraft('ana/mods/new')).toBeNull();
  localStorage.setItem('draft/ana/mods/new', '{"values":');
  expect(readDraft('ana/mods/new')).toBeNull();
});

it('removes all drafts and no other stored value (R132)', () => {
  storeDraft('ana/mods/new', { values: { title: 'Fornalha' }, base: null });
  localStorage.setItem('theme', 'dark');
  removeAllDrafts();
  expect(readDraft('ana/mods/new')).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('picks changed fields, but no list whose entries are all unchanged (R132)', () => {
  const marks = { title: true, tags: [false, false], links: { site: true }, figures: [{ value: false }] };
  const values = { title: 'a', tags: ['b', 'c'], links: { site: 'd' }, figures: [{ value: 'e' }], slug: 'f' };
  expect(pickDirty(marks, values)).toEqual({ title: 'a', links: { site: 'd' } });
});
