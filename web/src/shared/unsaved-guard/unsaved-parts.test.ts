import { NavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canLeave } from './leave-check.ts';
import { UnsavedParts } from './unsaved-parts.ts';

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });
const leaving = { currentLocation: at('/edit-profile'), nextLocation: at('/'), historyAction: NavigationType.Push };
const within = { ...leaving, nextLocation: at('/edit-profile') };

const window = new EventTarget();
const isTabBlocked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});

describe('unsaved input', () => {
  it('blocks leaving the page until every part is saved', () => {
    const parts = new UnsavedParts(async () => true);
    expect(parts.shouldBlock(leaving)).toBe(false);
    parts.mark('name', true);
    parts.mark('picture', true);
    expect(parts.shouldBlock(leaving)).toBe(true);
    expect(parts.shouldBlock(within)).toBe(false);
    expect(isTabBlocked()).toBe(true);
    parts.mark('name', false);
    expect(parts.shouldBlock(leaving)).toBe(true);
    parts.mark('picture', false);
    expect(parts.shouldBlock(leaving)).toBe(false);
    expect(isTabBlocked()).toBe(false);
  });

  it('does not block leaving the page once discarded', () => {
    const parts = new UnsavedParts(async () => true);
    parts.mark('name', true);
    parts.discard();
    expect(parts.shouldBlock(leaving)).toBe(false);
    expect(isTabBlocked()).toBe(false);
  });

  it('asks before a logout as long as a part is unsaved', async () => {
    const ask = vi.fn(async () => false);
    const parts = new UnsavedParts(ask);
    expect(await canLeave()).toBe(true);
    parts.mark('name', true);
    expect(await canLeave()).toBe(false);
    parts.mark('name', false);
    expect(await canLeave()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks the question of the part that has its own', () => {
    const question = { title: {}, text: {}, stay: {}, discard: {} };
    const parts = new UnsavedParts(async () => true);
    parts.mark('name', true);
    expect(parts.question).toBe(undefined);
    parts.mark('codes', true, question);
    expect(parts.question).toBe(question);
    parts.mark('codes', false);
    expect(parts.question).toBe(undefined);
  });
});
