import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Texts on their way: each call of `fetch`, to be answered by the test. */
interface Asked {
  file: string;
  come: (texts: Record<string, unknown[]>) => void;
  refuse: () => void;
  lose: () => void;
}

let asked: Asked[] = [];
const page = { lang: 'pt-BR', dataset: {} as Record<string, string> };
const kept = new Map<string, string>();

const files = (): string[] => asked.map(({ file }) => file);
const last = (): Asked => {
  const call = asked.at(-1);
  if (!call) throw new Error('nothing was asked for');
  return call;
};

/** A page that has just been opened, by a browser in English, with its first texts. */
const openPage = async () => {
  vi.resetModules();
  const { languages } = await import('./locale-store.ts');
  const started = languages.start();
  last().come({ first: [] });
  await started;
  return languages;
};

const stateOf = async (promise: Promise<unknown>): Promise<'waits' | 'goes on' | 'fails'> =>
  Promise.race([
    promise.then(
      () => 'goes on' as const,
      () => 'fails' as const,
    ),
    new Promise<'waits'>((resolve) => setTimeout(resolve, 0, 'waits')),
  ]);

beforeEach(() => {
  asked = [];
  kept.clear();
  page.dataset = {};
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('navigator', { language: 'en-GB', onLine: true });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', (address: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    asked.push({
      file: address.replace(/^.*\//, ''),
      come: (texts) => resolve(Response.json(texts)),
      refuse: () => resolve(new Response(null, { status: 503 })),
      lose: () => reject(new TypeError('Failed to fetch')),
    });
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('R051 a page waits for the texts that it needs', () => {
  test('also when they are on their way for another page already; they are fetched once', async () => {
    const languages = await openPage();
    const first = languages.need('later');
    const second = languages.need('later');
    expect(await stateOf(second)).toBe('waits');
    last().come({ more: [] });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['goes on', 'goes on']);
    expect(languages.shown().messages).toEqual({ first: [], more: [] });
    expect(await stateOf(languages.need('later'))).toBe('goes on');
    expect(files()).toEqual(['en-US.first.json', 'en-US.later.json']);
  });

  test('and does not open without them: neither page, until they are asked for again', async () => {
    const languages = await openPage();
    const both = [languages.need('mod'), languages.need('mod')];
    last().refuse();
    expect(await Promise.all(both.map(stateOf))).toEqual(['fails', 'fails']);
    const again = languages.need('mod');
    last().come({ mod: [] });
    expect(await stateOf(again)).toBe('goes on');
    expect(languages.shown().messages).toHaveProperty('mod');
    expect(files()).toHaveLength(3);
  });

  test('in the language that was chosen meanwhile', async () => {
    const languages = await openPage();
    const need = languages.need('mod');
    const english = last();
    const chosen = languages.choose('fr-FR');
    for (const call of asked.slice(2)) call.come({ [call.file]: [] });
    await chosen;
    english.lose();
    await vi.waitFor(async () => {
      last().come({ 'fr-FR.mod.json': [] });
      expect(await stateOf(need)).toBe('goes on');
    });
    expect(languages.shown()).toMatchObject({ locale: 'fr-FR' });
    expect(Object.keys(languages.shown().messages).sort()).toEqual(['fr-FR.first.json', 'fr-FR.mod.json']);
  });
});

describe('R047 without a network a page opens in what is there', () => {
  test.each([
    ['the browser says so', () => vi.stubGlobal('navigator', { language: 'en-GB', onLine: false })],
    ['the worker says so', () => Object.assign(page.dataset, { offline: '' })],
  ])('when %s, its texts in Portuguese; those that lack come once it is back', async (_who, goAway) => {
    const languages = await openPage();
    goAway();
    const need = languages.need('mod');
    last().lose();
    expect(await stateOf(need)).toBe('goes on');
    expect(languages.shown()).toMatchObject({ locale: 'en-US', messages: { first: [] } });

    vi.stubGlobal('navigator', { language: 'en-GB', onLine: true });
    page.dataset = {};
    const complete = languages.complete();
    last().come({ mod: [] });
    await complete;
    expect(languages.shown().messages).toEqual({ first: [], mod: [] });
    const { length } = asked;
    await languages.complete();
    expect(asked, 'nothing lacks any more').toHaveLength(length);
  });

  test('all of them, and later in the reader’s language, where not even the first have come', async () => {
    vi.resetModules();
    const { languages } = await import('./locale-store.ts');
    const started = languages.start();
    last().lose();
    await started;
    expect(languages.shown()).toEqual({ locale: 'pt-BR', origin: 'detected', messages: {} });
    const complete = languages.complete();
    last().come({ first: [] });
    await complete;
    expect(languages.shown()).toEqual({ locale: 'en-US', origin: 'detected', messages: { first: [] } });
  });

  test('what does not come then either is asked for once more the next time', async () => {
    const languages = await openPage();
    Object.assign(page.dataset, { offline: '' });
    const need = languages.need('mod');
    last().lose();
    await need;
    page.dataset = {};
    const failing = languages.complete();
    last().refuse();
    await failing;
    const complete = languages.complete();
    last().come({ mod: [] });
    await complete;
    expect(languages.shown().messages).toHaveProperty('mod');
  });
});

describe('R053 what this browser has been told', () => {
  test('nothing yet: a language is suggested, and is not taken for a choice', async () => {
    const languages = await openPage();
    expect(languages.shown().origin).toBe('detected');
    const taken = languages.suggest('es-ES');
    last().come({});
    await taken;
    expect(languages.shown()).toMatchObject({ locale: 'es-ES', origin: 'detected' });
    expect(kept.get('locale')).toMatch(/^es-ES@\d+$/);
  });

  test('automatic: it says so of itself from then on, also when the language is looked up anew', async () => {
    const languages = await openPage();
    const taken = languages.choose('automatic');
    last().come({});
    await taken;
    expect(languages.shown()).toMatchObject({ locale: 'en-US', origin: 'automatic' });
    expect((await openPage()).shown().origin).toBe('automatic');
    const weekAgo = Date.now() - 8 * 24 * 60 * 60_000;
    kept.set('locale', `es-ES@${weekAgo}@auto`);
    expect((await openPage()).shown()).toMatchObject({ locale: 'en-US', origin: 'automatic' });
  });

  test('a language: it stays', async () => {
    kept.set('locale', 'es-ES');
    expect((await openPage()).shown()).toMatchObject({ locale: 'es-ES', origin: 'chosen' });
    expect(kept.get('locale')).toBe('es-ES');
  });
});
