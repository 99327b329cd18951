import type { Home, ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { RENDERED_PATHS } from '@bigorna/domain/page-paths';
import { Hono } from 'hono';
import { createApp } from '../../../../functions/src/api/app.ts';
import { servePage } from '../../../../functions/src/api/pages/serve-page.ts';
import { type ApiEnv, requestContext, securityHeaders } from '../../../../functions/src/api/request-context.ts';
import { catalogue } from '../../../../functions/src/catalogue/index.ts';
import { serveMeasured } from './serve-measured.ts';

/** Characters of a description: the mean of large portals is below. */
const DESCRIPTION = `# O que muda\n\n${'Um parágrafo com **ênfase**, um [link](#fim) e `código`.\n\n- um item\n- outro\n\n'.repeat(30)}## Fim\n`;

const RELEASES = Array.from(
  { length: 10 },
  (_, i): ModRelease => ({
    id: `release-${i}`,
    version: `1.${9 - i}.0`,
    channel: 'release',
    changelog: '- uma correção\n- outra\n',
    game_versions: ['1.21.4', '1.21.1'],
    loaders: ['fabric', 'quilt'],
    side: null,
    file_name: `mod-1.${9 - i}.0.jar`,
    file_size: 1_000_000,
    sha256: null,
    sha512: null,
    external: false,
    dependencies: [],
    published_at: '2026-01-01T00:00:00.000Z',
    missing_dependencies: 0,
  }),
);

const toEnvelope = (data: unknown): Response => Response.json({ success: true, data });

const readHome = async (): Promise<Home> => ({
  totals: { downloads: 1_000_000, mods: await catalogue.size(), users: 1000 },
  ...(await catalogue.shelves()),
  ads: [],
});

const readMod = async (slug: string): Promise<ModPage> => {
  const hit = await catalogue.resolve(slug);
  const [card] = hit ? await catalogue.cards([hit.id]) : [];
  if (!card) throw new Error(`no mod ${slug}`);
  const links = { source: null, issues: null, site: null };
  // Each text differs: the site keeps parsed texts.
  const description = `${DESCRIPTION}${slug}`;
  return { ...card, description, license: 'MIT', links, gallery: [], releases: RELEASES };
};

/** What needs Firestore has constant content here; lists and searches go to the real handlers and the real index. */
const answerBy =
  (api: ReturnType<typeof createApp>) =>
  async (path: string, { ip }: { ip: string }): Promise<Response> => {
    if (path === '/api/home') return toEnvelope(await readHome());
    if (path === '/api/game-versions') return toEnvelope(INITIAL_GAME_VERSIONS);
    const [, slug] = /^\/api\/mods\/([^/?]+)$/.exec(path) ?? [];
    return slug && slug !== 'public'
      ? toEnvelope(await readMod(slug))
      : api.request(path, { headers: { 'X-Forwarded-For': ip } });
  };

await serveMeasured(async () => {
  await catalogue.ready();
  const api = createApp();
  const app = new Hono<ApiEnv>();
  app.use(securityHeaders, requestContext);
  for (const path of RENDERED_PATHS) app.get(path, servePage(answerBy(api)));
  app.all('*', (c) => api.fetch(c.req.raw));
  return app;
});
