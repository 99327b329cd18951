import { OpenAPIHono } from '@hono/zod-openapi';
import { HANDLERS } from '../../../../functions/src/api/handlers.ts';
import { toListMeta } from '../../../../functions/src/api/list-meta.ts';
import { mountEndpoints } from '../../../../functions/src/api/mount.ts';
import { type ApiEnv, requestContext, securityHeaders } from '../../../../functions/src/api/request-context.ts';
import type { MiniCatalogue } from './mini-catalogue.ts';

/** Our API with lists from MiniSearch. Parsing, JSON and headers are the same on both sides. */
export const createMiniSearchApp = (catalogue: MiniCatalogue): OpenAPIHono<ApiEnv> => {
  const app = new OpenAPIHono<ApiEnv>();
  app.use(securityHeaders, requestContext);
  mountEndpoints(app, {
    ...HANDLERS,
    listMods: async ({ query }) => {
      const { cards, ...found } = catalogue.list(query);
      return { data: cards, meta: toListMeta(query, found) };
    },
  });
  return app;
};
