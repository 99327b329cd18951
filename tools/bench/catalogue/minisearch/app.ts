import { OpenAPIHono } from '@hono/zod-openapi';
import { HANDLERS } from '../../../../functions/src/api/handlers.ts';
import { listMeta } from '../../../../functions/src/api/list-meta.ts';
import { mountEndpoints } from '../../../../functions/src/api/mount.ts';
import { type ApiEnv, requestFacts, securityHeaders } from '../../../../functions/src/api/request-facts.ts';
import type { MiniCatalogue } from './mini-catalogue.ts';

/** Our API with its lists and suggestions from MiniSearch: parsing, JSON and headers are the same on both sides. */
export const miniSearchApp = (catalogue: MiniCatalogue): OpenAPIHono<ApiEnv> => {
  const app = new OpenAPIHono<ApiEnv>();
  app.use(securityHeaders, requestFacts);
  mountEndpoints(app, {
    ...HANDLERS,
    listMods: async ({ query }) => {
      const { cards, ...found } = catalogue.list(query);
      return { data: cards, meta: listMeta(query, found) };
    },
    suggest: async ({ query }) => ({ data: catalogue.suggest(query.q) }),
  });
  return app;
};
