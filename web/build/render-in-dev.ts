import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND } from '@bigorna/domain/brand';
import { choosePage, PAGE_COOKIE } from '@bigorna/domain/page-choice';
import { LANGUAGE_PARAM, type SiteRenderer } from '@bigorna/domain/site-page';
import type { Plugin } from 'vite';

const readCookie = (header = ''): string | undefined =>
  header
    .split('; ')
    .find((part) => part.startsWith(`${PAGE_COOKIE}=`))
    ?.slice(PAGE_COOKIE.length + 1);

/**
 * Serves the pages in `vite dev`: rendered from the sources, with data of the backend, or the empty shell.
 *
 * @param root `web/`
 * @param backend URL of the Hosting emulator
 */
export const renderInDev = (root: string, backend: string): Plugin => ({
  name: 'bigorna:render-in-dev',
  apply: 'serve',
  config: () => ({ appType: 'custom' }),
  configureServer: (server) => () => {
    server.middlewares.use(async ({ originalUrl = '/', method, headers }, response, next) => {
      try {
        if (method !== 'GET' || !headers.accept?.includes('text/html')) return next();
        const { searchParams } = new URL(originalUrl, backend);
        const shell = await server.transformIndexHtml(originalUrl, await readFile(join(root, 'shell.html'), 'utf8'));
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        const module = await server.ssrLoadModule('/src/render.tsx');
        const renderPage: SiteRenderer<Response>['renderPage'] = module.renderPage;
        const chosen = choosePage({
          parameter: searchParams.get(LANGUAGE_PARAM) ?? undefined,
          cookie: readCookie(headers.cookie),
          acceptLanguage: headers['accept-language'],
        });
        const { status, location, html, fault } = await renderPage(
          shell,
          {},
          {
            path: originalUrl,
            origin: BRAND.officialSite,
            ...chosen,
            answer: (path) => fetch(new URL(path, backend), { headers: { 'Accept-Language': chosen.locale } }),
          },
        );
        if (fault) server.config.logger.error(String(fault));
        response.statusCode = status;
        if (location) response.setHeader('Location', location);
        response.end(html);
      } catch (error) {
        next(error);
      }
    });
  },
});
