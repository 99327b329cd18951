import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteRenderer } from '@bigorna/domain/site-page';
import { z } from 'zod';

/** Folder of the site's build for servers, beside the bundled functions. */
const SITE = join(import.meta.dirname, 'site');

const scriptsByPath = z.record(z.string(), z.array(z.string()));

const isRenderer = (module: unknown): module is SiteRenderer<Response> =>
  typeof module === 'object' && module !== null && 'renderPage' in module && typeof module.renderPage === 'function';

const load = async () => {
  const [built, shell, scripts]: [unknown, string, string] = await Promise.all([
    import(pathToFileURL(join(SITE, 'render.js')).href),
    readFile(join(SITE, 'shell.html'), 'utf8'),
    readFile(join(SITE, 'page-scripts.json'), 'utf8'),
  ]);
  if (!isRenderer(built)) throw new Error('render.js does not export renderPage');
  return built.renderPage.bind(undefined, shell, scriptsByPath.parse(JSON.parse(scripts)));
};

let renderer: ReturnType<typeof load> | undefined;

/** Loads the function that renders pages, with the first page. A failed load is tried again. */
export const loadRenderer = (): ReturnType<typeof load> => {
  renderer ??= load().catch((error: unknown) => {
    renderer = undefined;
    throw error;
  });
  return renderer;
};
