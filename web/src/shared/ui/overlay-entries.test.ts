import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Entry {
  key?: string;
  idx: number;
  overlay?: number;
}

/** A fake browser history, and a fake router that records the entries of the events that reach it. */
const createBrowser = async () => {
  const window = new EventTarget();
  const entries: Entry[] = [
    { key: 'before', idx: 0 },
    { key: 'page', idx: 1 },
  ];
  let at = 1;
  const heard: (string | undefined)[] = [];
  const go = (by: number): void => {
    at += by;
    const stopImmediatePropagation = vi.fn();
    window.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[at], stopImmediatePropagation }));
    // Unlike browsers, Node does not call capturing listeners first. So the router records only the events that those
    // listeners let pass.
    if (stopImmediatePropagation.mock.calls.length === 0) heard.push(entries[at]?.key);
  };
  const history = {
    get state() {
      return entries[at];
    },
    pushState: (state: Entry) => {
      at += 1;
      entries.splice(at, entries.length, state);
    },
    go: (by: number) => setTimeout(() => go(by)),
    back: () => setTimeout(() => go(-1)),
    forward: () => setTimeout(() => go(1)),
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.resetModules();
  const { openOverlayEntry } = await import('./overlay-entries.ts');
  const listeners = new Set<(state: object) => void>();
  const state = { location: { key: 'page', pathname: '/mods' }, navigation: { state: 'idle' }, historyAction: 'PUSH' };
  const router = {
    state,
    subscribe: (listener: (state: object) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const navigate = (key: string, how: 'push' | 'replace', pathname = '/mods'): void => {
    const idx = entries[at]?.idx ?? 0;
    if (how === 'push') history.pushState({ key, idx: idx + 1 });
    else entries[at] = { key, idx };
    state.location = { key, pathname };
    for (const listener of listeners) listener(state);
  };
  const open = (isLocked = false) => {
    const close = vi.fn();
    const overlay = { close, isLocked: () => isLocked };
    const remove = openOverlayEntry(router as unknown as Parameters<typeof openOverlayEntry>[0], overlay);
    return { close, remove };
  };
  const passTask = () => new Promise((resolve) => setTimeout(resolve));
  const settle = async (): Promise<void> => {
    for (let task = 0; task < 5; task++) await passTask();
  };
  return { entries, getCurrent: () => entries[at], heard, go, state, navigate, open, passTask, settle };
};

describe('history entry of an overlay', () => {
  let browser: Awaited<ReturnType<typeof createBrowser>>;
  beforeEach(async () => {
    browser = await createBrowser();
  });

  it('closes the overlay on Back and stays on the page', async () => {
    const { close, remove } = browser.open();
    expect(browser.getCurrent()).toEqual({ key: 'page', idx: 2, overlay: 1 });
    browser.go(-1);
    expect(close).toHaveBeenCalledOnce();
    remove();
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'page', idx: 1 });
    expect(browser.heard).toEqual([]);
  });

  it('is left when the overlay is closed by its button', async () => {
    const { remove } = browser.open();
    remove();
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'page', idx: 1 });
    browser.go(-1);
    expect(browser.heard).toEqual(['before']);
  });

  it('is left again when Forward reaches it after the overlay was closed', async () => {
    const { close, remove } = browser.open();
    remove();
    await browser.settle();
    browser.go(1);
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'page', idx: 1 });
    expect(close).not.toHaveBeenCalled();
  });

  it('stays on top when the overlay changes the query of its page', async () => {
    const { close, remove } = browser.open();
    browser.navigate('filtered', 'replace');
    expect(browser.entries.map(({ key, overlay }) => [key, overlay])).toEqual([
      ['before', undefined],
      ['page', undefined],
      ['filtered', undefined],
      ['filtered', 1],
    ]);
    browser.go(-1);
    expect(close).toHaveBeenCalledOnce();
    remove();
    expect(browser.getCurrent()).toMatchObject({ key: 'filtered' });
    expect(browser.heard).toEqual([]);
  });

  it('is skipped by Back from a page that the overlay linked to', async () => {
    const { remove } = browser.open();
    browser.state.navigation.state = 'loading';
    remove();
    browser.navigate('linked', 'push', '/help');
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'linked', idx: 3 });
    browser.go(-1);
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'page', idx: 1 });
    expect(browser.heard).toEqual(['page']);
  });

  it('is added again when Back meets a locked overlay, which stays open', async () => {
    const { close } = browser.open(true);
    browser.go(-1);
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'page', idx: 2, overlay: 1 });
    expect(close).not.toHaveBeenCalled();
    expect(browser.heard).toEqual([]);
  });

  it('is used again by an overlay that opens while the entry is being removed', async () => {
    browser.open().remove();
    const { close, remove } = browser.open();
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'page', idx: 2, overlay: 1 });
    expect(close).not.toHaveBeenCalled();
    remove();
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'page', idx: 1 });
    expect(browser.heard).toEqual([]);
  });

  it('stays below a page that opens by the click that closes the overlay, and is skipped by Back', async () => {
    const { remove } = browser.open();
    remove();
    browser.navigate('next', 'push', '/');
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'next', idx: 3 });
    browser.go(-1);
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'page', idx: 1 });
    expect(browser.heard).toEqual(['page']);
  });

  it('is removed without leaving a page that opens in the meantime', async () => {
    const { remove } = browser.open();
    remove();
    await browser.passTask();
    browser.navigate('next', 'push', '/');
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'next', idx: 3 });
    expect(browser.heard).toEqual(['next']);
  });

  it('is left together with the entry of another overlay that closes at the same time', async () => {
    const lower = browser.open();
    const upper = browser.open();
    upper.remove();
    lower.remove();
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'page', idx: 1 });
    browser.go(-1);
    expect(browser.heard).toEqual(['before']);
  });

  it('is left once when an overlay is opened and closed again at once', async () => {
    browser.open().remove();
    browser.open().remove();
    await browser.settle();
    expect(browser.getCurrent()).toEqual({ key: 'page', idx: 1 });
  });

  it('closes only the upper of two overlays on Back', () => {
    const lower = browser.open();
    const upper = browser.open();
    browser.go(-1);
    expect(upper.close).toHaveBeenCalledOnce();
    upper.remove();
    expect(lower.close).not.toHaveBeenCalled();
    browser.go(-1);
    expect(lower.close).toHaveBeenCalledOnce();
    expect(browser.getCurrent()).toEqual({ key: 'page', idx: 1 });
  });

  it('closes the overlay and leaves the page when the visitor goes back several entries', () => {
    const { close } = browser.open();
    browser.go(-2);
    expect(close).toHaveBeenCalledOnce();
    expect(browser.heard).toEqual(['before']);
  });
});
