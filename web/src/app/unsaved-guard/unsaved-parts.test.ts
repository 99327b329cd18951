import { NavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mayLeave } from './leave-check.ts';
import { UnsavedParts } from './unsaved-parts.ts';

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });
const leaving = { currentLocation: at('/edit-profile'), nextLocation: at('/'), historyAction: NavigationType.Push };
const within = { ...leaving, nextLocation: at('/edit-profile') };

const window = new EventTarget();
const tabHolds = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});

describe('what is not saved', () => {
  it('holds the page until every part of it is saved', () => {
    const parts = new UnsavedParts(async () => true);
    expect(parts.hold(leaving)).toBe(false);
    parts.mark('name', true);
    parts.mark('picture', true);
    expect(parts.hold(leaving)).toBe(true);
    expect(parts.hold(within)).toBe(false);
    expect(tabHolds()).toBe(true);
    parts.mark('name', false);
    expect(parts.hold(leaving)).toBe(true);
    parts.mark('picture', false);
    expect(parts.hold(leaving)).toBe(false);
    expect(tabHolds()).toBe(false);
  });

  it('holds nothing once it may be lost', () => {
    const parts = new UnsavedParts(async () => true);
    parts.mark('name', true);
    parts.forget();
    expect(parts.hold(leaving)).toBe(false);
    expect(tabHolds()).toBe(false);
  });

  it('is asked about before a logout, and only while it is there', async () => {
    const ask = vi.fn(async () => false);
    const parts = new UnsavedParts(ask);
    expect(await mayLeave()).toBe(true);
    parts.mark('name', true);
    expect(await mayLeave()).toBe(false);
    parts.mark('name', false);
    expect(await mayLeave()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
