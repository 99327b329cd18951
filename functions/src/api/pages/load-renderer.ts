import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SitePage, SitePageRequest, SiteRenderer } from '@bigorna/domain/site-page';
import { z } from 'zod';
import { SITE_URL } from '../../platform/parameters.ts';
import { createShellFinder } from './deployed-shell.ts';

/** Folder of the site's build for servers, beside the bundled functions. */
const SITE = join(import.meta.dirname, 'site');

const scriptsByPath = z.record(z.string(), z.array(z.string()));

const isRenderer = (module: unknown): module is SiteRenderer<Response> =>
  typeof module === 'object' && module !== null && 'renderPage' in module && typeof module.renderPage === 'function';

type RenderPage = (request: SitePageRequest<Response>) => Promise<SitePage>;

const load = async (): Promise<RenderPage> => {
  const shell = await readFile(join(SITE, 'shell.html'), 'utf8');
  const findDeployedShell = createShellFinder(shell, SITE_URL.value());
  const [built, scripts]: [unknown, string] = await Promise.all([
    import(pathToFileURL(join(SITE, 'render.js')).href),
    readFile(join(SITE, 'page-scripts.json'), 'utf8'),
  ]);
  if (!isRenderer(built)) throw new Error('render.js does not export renderPage');
  const files = scriptsByPath.parse(JSON.parse(scripts));
  return async (request) => {
    const page = await built.renderPage(shell, files, request);
    return { ...page, html: (await findDeployedShell()) ?? page.html };
  };
};

let renderer: Promise<RenderPage> | undefined;

/** Loads the function that renders pages, with the first page. A failed load is tried again. */
export const loadRenderer = (): Promise<RenderPage> => {
  renderer ??= load().catch((error: unknown) => {
    renderer = undefined;
    throw error;
  });
  return renderer;
};
