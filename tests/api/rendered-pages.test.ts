import { randomUUID } from 'node:crypto';
import { LOCALES } from '@bigorna/domain/locales';
import { formatPageChoice, PAGE_COOKIE, PAGE_THEMES } from '@bigorna/domain/page-choice';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { send } from './support/call.ts';
import { environment } from './support/environment.ts';
import { createMod, type TestMod } from './support/mods.ts';

interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
}

const HTML = /^<!doctype html>\n<html lang="([\w-]+)" data-theme="(\w+)">/;

const open = async (path: string, headers: Record<string, string> = {}): Promise<RenderedPage> => {
  const response = await send('get', path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

/** Language and theme of a page. */
const readChoice = ({ html }: RenderedPage): string => HTML.exec(html)?.slice(1).join(' ') ?? 'no page';

const cookie = (value: string) => ({ Cookie: `${PAGE_COOKIE}=${value}` });

let mod: TestMod;
beforeAll(async () => {
  mod = await createMod({ title: 'Prova <b>&</b> "fim" </script>\u2028', hasFormerSlug: true });
  await vi.waitFor(async () => expect((await open(`/mods/${mod.slug}`)).status).toBe(200), {
    timeout: 15_000,
    interval: 200,
  });
});

describe('pages rendered by the server', () => {
  it('contain their content, title and description without a script', async () => {
    const { status, html } = await open(`/mods/${mod.slug}`);
    expect(status).toBe(200);
    expect(html).toContain('Descrição de prova.');
    expect(html).toContain('Prova &lt;b&gt;&amp;&lt;/b&gt; &quot;fim&quot; &lt;/script&gt;');
    expect(html).toMatch(/<title>Prova &lt;b&gt;[^<]* · Bigorna<\/title>/);
    expect(html).toContain('<meta name="description" content="Uma entrada de prova."');
  });

  it.each(['/', '/mods', '/addons', '/search', '/search?q=prova'])('exist at %s, for shared caches', async (path) => {
    const { status, headers, html } = await open(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=5',
      vary: expect.stringMatching(/Accept-Language, Cookie/),
    });
    expect(html).toContain('<main');
    expect(html).toContain('href="/mods/');
  });

  it('have the language of URL, cookie or browser, in this order, and the theme of the cookie', async () => {
    const english = { 'Accept-Language': 'en-GB,en;q=0.9' };
    expect(readChoice(await open('/'))).toBe('pt-BR dark');
    expect(readChoice(await open('/', english))).toBe('en-US dark');
    expect(readChoice(await open('/', { ...english, ...cookie('fr-FR.light') }))).toBe('fr-FR light');
    expect(readChoice(await open('/?lang=zh-CN', { ...english, ...cookie('fr-FR.light') }))).toBe('zh-CN light');
  });

  it('are the same for all visitors of a language and theme, all rendered at once', async () => {
    const pages = new Map<string, string>();
    const withoutTime = ({ html }: RenderedPage): string => html.replace(/"at":\d+/, '');
    const choices = LOCALES.flatMap((locale) => PAGE_THEMES.map((theme) => ({ locale, theme })));
    const openAll = (headers: Record<string, string>) =>
      Promise.all(
        choices.map((choice) => open(`/mods/${mod.slug}`, { ...cookie(formatPageChoice(choice)), ...headers })),
      );
    const [visitors, members] = [await openAll({}), await openAll({ Authorization: 'Bearer any' })];
    choices.forEach(({ locale, theme }, index) => {
      const [visitor, member] = [visitors[index], members[index]];
      if (!(visitor && member)) throw new Error('a page is missing');
      expect(readChoice(visitor)).toBe(`${locale} ${theme}`);
      expect(withoutTime(member)).toBe(withoutTime(visitor));
      pages.set(`${locale} ${theme}`, withoutTime(visitor));
    });
    expect(new Set(pages.values()).size).toBe(LOCALES.length * PAGE_THEMES.length);
  });

  it.each([
    ['/faq', 'Perguntas frequentes'],
    ['/mods?f=magic', 'Mods: Magia'],
    ['/authors/halcyon-works', 'Halcyon Works'],
    ['/public/media-kit', 'Mídia kit'],
  ])('exist at %s too, with the title %s (R221, R225)', async (path, title) => {
    const { status, headers, html } = await open(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=5']);
    expect(html).toContain(`<title>${title} · Bigorna</title>`);
  });

  it.each([
    ['/nada/por/aqui', 'Página não encontrada'],
    ['/public/nada', 'Página não encontrada'],
    ['/wp-login.php', 'Página não encontrada'],
    ['/authors/ninguem', 'Autor não encontrado'],
    ['/mods/nao-existe', 'Mod não encontrado'],
    ['/mods/nao-existe/download', 'Mod não encontrado'],
  ])('are whole at %s, where nothing exists (R224)', async (path, title) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain(`<title>${title} · Bigorna</title>`);
    expect(html).toContain('<main');
  });

  it.each(['//[', '//evil.example/mods'])('take %s for a path, not for a host', async (path) => {
    // The emulator of Hosting does not survive such a path.
    const { functionsHost, project, region } = environment;
    const response = await fetch(`http://${functionsHost}/${project}/${region}/catalogue${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Página não encontrada');
  });

  it.each([
    ['/public', '/public/media-kit'],
    ['/addons/algo?v=1', '/mods/algo?v=1'],
    ['/authors/Halcyon%20Works?f=magic', '/authors/halcyon-works?f=magic'],
  ])('redirect %s to %s for good (R224)', async (path, target) => {
    const { status, headers } = await open(path);
    expect([status, headers.get('location')]).toEqual([301, target]);
  });

  it('leave the pages of accounts to the browser, also with a slash at the end', async () => {
    for (const path of ['/login', '/dashboard/', '/members/someone']) {
      const { status, html } = await open(path);
      expect(status, path).toBe(200);
      expect(html, path).not.toContain('<main');
    }
  });

  it('answer 404 for an unknown mod, 410 for a withdrawn one, and redirect a former slug', async () => {
    const unknown = await open(`/mods/desconhecido-${randomUUID()}`);
    expect([unknown.status, readChoice(unknown)]).toEqual([404, 'pt-BR dark']);
    expect((await open('/mods/public')).status).toBe(404);
    const withdrawn = await createMod({ status: 'archived' });
    for (const path of [`/mods/${withdrawn.slug}`, `/mods/${withdrawn.slug}/download`]) {
      const gone = await open(path);
      expect(gone.status, path).toBe(410);
      expect(gone.html, path).toContain('Mod não encontrado');
    }
    const draft = await createMod({ status: 'pending' });
    expect((await open(`/mods/${draft.slug}`)).status).toBe(404);
    const former = await open(`/mods/antes-${mod.word}?tab=versions`);
    expect([former.status, former.headers.get('location')]).toEqual([301, `/mods/${mod.slug}?tab=versions`]);
    const download = await open(`/mods/antes-${mod.word}/download?direct=1`);
    expect([download.status, download.headers.get('location')]).toEqual([301, `/mods/${mod.slug}/download?direct=1`]);
  });
});

describe('bad input to rendered pages', () => {
  it('executes nothing that a mod or the URL contains', async () => {
    const pages = [
      await open(`/mods/${mod.slug}`),
      await open('/search?q=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E%E2%80%A8'),
    ];
    for (const { status, html } of pages) {
      expect(status).toBe(200);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<b>&</b>');
      const [, json = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
      expect(() => JSON.parse(json)).not.toThrow();
    }
  });

  it.each([
    ['an unknown language', '/?lang=xx', {}],
    ['a broken cookie', '/', cookie('%E0%A4%A<script>')],
    ['a cookie with other values', '/', cookie('xx.blue.light.more')],
    ['a forged host', '/', { 'X-Forwarded-Host': 'evil.example' }],
  ])('ignores %s', async (_what, path, headers) => {
    const page = await open(path, headers);
    expect([page.status, readChoice(page)]).toEqual([200, 'pt-BR dark']);
    expect(page.html).not.toContain('evil.example');
  });

  it('renders a list with invented filters, and answers 404 for a slug that no mod can have', async () => {
    expect((await open('/mods?f=nada&p=-1&s=%00&v=99.99&zzz=1')).status).toBe(200);
    // The proxies of the emulators refuse so long an address themselves.
    expect([200, 414, 431]).toContain((await open(`/search?q=${'a'.repeat(10_000)}`)).status);
    expect((await open(`/search?q=${'a'.repeat(2_000)}`)).status).toBe(200);
    expect((await open(`/mods/${'a'.repeat(500)}`)).status).toBe(404);
  });
});
