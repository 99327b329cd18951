import { MACHINE_PATHS } from '@bigorna/domain/machine-paths';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { consume } from '../platform/rate-limits.ts';
import { serveModFeed, serveNewestFeed } from './feeds/serve-feeds.ts';
import type { ApiEnv } from './request-context.ts';
import { serveSitemap, serveSitemapIndex } from './sitemaps/serve-sitemaps.ts';

/** Mounts feeds and sitemaps, with the visitor's limit of catalogue calls. */
export const mountMachinePaths = (app: OpenAPIHono<ApiEnv>): void => {
  for (const path of Object.values(MACHINE_PATHS)) {
    app.use(path, async (c, next) => {
      await consume('catalogue_by_address', c.get('request').ip);
      await next();
    });
  }
  app.get(MACHINE_PATHS.newestFeed, serveNewestFeed);
  app.get(MACHINE_PATHS.modFeed, serveModFeed);
  app.get(MACHINE_PATHS.sitemapIndex, serveSitemapIndex);
  app.get(MACHINE_PATHS.sitemap, serveSitemap);
};
