import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const network = vi.hoisted(() => ({ isOffline: false }));
vi.mock('#shared/browser/connection.ts', () => ({ connection: { confirmOffline: async () => network.isOffline } }));

/** A pending fetch of texts, settled by the test. */
interface PendingFetch {
  file: string;
  come: (texts: Record<string, unknown[]>) => void;
  refuse: () => void;
  lose: () => void;
}

let fetches: PendingFetch[] = [];
const page = { lang: 'pt-BR' };
const stored = new Map<string, string>();

const files = (): string[] => fetches.map(({ file }) => file);
const last = (): PendingFetch => {
  const call = fetches.at(-1);
  if (!call) throw new Error('no fetch is pending');
  return call;
};

/** Opens a page in an English browser and loads its first texts. */
const openPage = async () => {
  vi.resetModules();
  const { languages } = await import('./locale-store.ts');
  const started = languages.start();
  last().come({ first: [] });
  await started;
  return languages;
};

const getState = async (promise: Promise<unknown>): Promise<'pending' | 'resolved' | 'rejected'> =>
  Promise.race([
    promise.then(
      () => 'resolved' as const,
      () => 'rejected' as const,
    ),
    new Promise<'pending'>((resolve) => setTimeout(resolve, 0, 'pending')),
  ]);

beforeEach(() => {
  fetches = [];
  stored.clear();
  network.isOffline = false;
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('fetch', (url: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    fetches.push({
      file: url.replace(/^.*\//, ''),
      come: (texts) => resolve(Response.json(texts)),
      refuse: () => resolve(new Response(null, { status: 503 })),
      lose: () => reject(new TypeError('Failed to fetch')),
    });
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('languages.need (R051)', () => {
  test('waits for texts that another page already fetches, and fetches them once', async () => {
    const languages = await openPage();
    const first = languages.need('later');
    const second = languages.need('later');
    expect(await getState(second)).toBe('pending');
    last().come({ more: [] });
    expect([await getState(first), await getState(second)]).toEqual(['resolved', 'resolved']);
    expect(languages.getCurrent().messages).toEqual({ first: [], more: [] });
    expect(await getState(languages.need('later'))).toBe('resolved');
    expect(files()).toEqual(['en-US.first.json', 'en-US.later.json']);
  });

  test('rejects for every page when the texts fail, and fetches them again on the next call', async () => {
    const languages = await openPage();
    const both = [languages.need('mod'), languages.need('mod')];
    last().refuse();
    expect(await Promise.all(both.map(getState))).toEqual(['rejected', 'rejected']);
    const again = languages.need('mod');
    last().come({ mod: [] });
    expect(await getState(again)).toBe('resolved');
    expect(languages.getCurrent().messages).toHaveProperty('mod');
    expect(files()).toHaveLength(3);
  });

  test('loads the texts of a language that is chosen while the call is pending', async () => {
    const languages = await openPage();
    const need = languages.need('mod');
    const englishFetch = last();
    const chosen = languages.choose('fr-FR');
    for (const call of fetches.slice(2)) call.come({ [call.file]: [] });
    await chosen;
    englishFetch.lose();
    await vi.waitFor(async () => {
      last().come({ 'fr-FR.mod.json': [] });
      expect(await getState(need)).toBe('resolved');
    });
    expect(languages.getCurrent()).toMatchObject({ locale: 'fr-FR' });
    expect(Object.keys(languages.getCurrent().messages).sort()).toEqual(['fr-FR.first.json', 'fr-FR.mod.json']);
  });
});

describe('page opened without a network (R047)', () => {
  test('shows missing texts in Portuguese, and loads the texts once online', async () => {
    const languages = await openPage();
    network.isOffline = true;
    const need = languages.need('mod');
    last().lose();
    expect(await getState(need)).toBe('resolved');
    expect(languages.getCurrent()).toMatchObject({ locale: 'en-US', messages: { first: [] } });

    network.isOffline = false;
    const complete = languages.complete();
    last().come({ mod: [] });
    await complete;
    expect(languages.getCurrent().messages).toEqual({ first: [], mod: [] });
    const { length } = fetches;
    await languages.complete();
    expect(fetches, 'no text is missing').toHaveLength(length);
  });

  test('shows Portuguese when the first texts fail, then the detected language once they load', async () => {
    vi.resetModules();
    const { languages } = await import('./locale-store.ts');
    const started = languages.start();
    last().lose();
    await started;
    expect(languages.getCurrent()).toEqual({ locale: 'pt-BR', origin: 'detected', messages: {} });
    const complete = languages.complete();
    last().come({ first: [] });
    await complete;
    expect(languages.getCurrent()).toEqual({ locale: 'en-US', origin: 'detected', messages: { first: [] } });
  });

  test('fetches missing texts again after a second failure', async () => {
    const languages = await openPage();
    network.isOffline = true;
    const need = languages.need('mod');
    last().lose();
    await need;
    network.isOffline = false;
    const failing = languages.complete();
    last().refuse();
    await failing;
    const complete = languages.complete();
    last().come({ mod: [] });
    await complete;
    expect(languages.getCurrent().messages).toHaveProperty('mod');
  });
});

describe('origin of the locale (R053)', () => {
  test('stays detected when a language is suggested', async () => {
    const languages = await openPage();
    expect(languages.getCurrent().origin).toBe('detected');
    const changed = languages.suggest('es-ES');
    last().come({});
    await changed;
    expect(languages.getCurrent()).toMatchObject({ locale: 'es-ES', origin: 'detected' });
    expect(stored.get('locale')).toMatch(/^es-ES@\d+$/);
  });

  test('stays automatic when the language is detected again', async () => {
    const languages = await openPage();
    const changed = languages.choose('automatic');
    last().come({});
    await changed;
    expect(languages.getCurrent()).toMatchObject({ locale: 'en-US', origin: 'automatic' });
    expect((await openPage()).getCurrent().origin).toBe('automatic');
    const weekAgo = Date.now() - 8 * 24 * 60 * 60_000;
    stored.set('locale', `es-ES@${weekAgo}@auto`);
    expect((await openPage()).getCurrent()).toMatchObject({ locale: 'en-US', origin: 'automatic' });
  });

  test('stays chosen on the next visit', async () => {
    stored.set('locale', 'es-ES');
    expect((await openPage()).getCurrent()).toMatchObject({ locale: 'es-ES', origin: 'chosen' });
    expect(stored.get('locale')).toBe('es-ES');
  });
});
