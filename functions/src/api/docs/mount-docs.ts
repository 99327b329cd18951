import { readFile } from 'node:fs/promises';
import { BRAND } from '@bigorna/domain/brand';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index.schemas';
import { DOCS_POLICY, formatPolicy } from '@bigorna/domain/security-headers';
import { formatSharedCaching } from '@bigorna/domain/shared-caching';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { etag } from 'hono/etag';
import type { ApiEnv } from '../request-context.ts';
import { describeEndpoint } from './describe-endpoint.ts';
import { serializeOpenApi } from './serialize-open-api.ts';

/** functions/build.ts copies these files next to the bundle, so that the page loads nothing from other hosts. */
const ASSETS = { 'swagger-ui-bundle.js': 'text/javascript', 'swagger-ui.css': 'text/css' } as const;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${BRAND.name} API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** Groups start collapsed: the page cannot render all calls at once. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', validatorUrl: null
});
`;

const CACHE_CONTROL = formatSharedCaching(60);

/** Mounts `/api/openapi.json`, generated from the endpoint table, and `/api/docs`, which renders it (R143). */
export const mountDocs = (app: OpenAPIHono<ApiEnv>): void => {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  for (const [id, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    app.openAPIRegistry.registerPath(describeEndpoint(id, endpoint));
  }
  const info = { title: `${BRAND.name} API`, version: '1' };
  const document = () => app.getOpenAPI31Document({ openapi: '3.1.0', info, servers: [{ url: '/' }] });
  let cachedText: string | undefined;
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/*']) app.use(path, etag());
  app.get('/api/openapi.json', (c) => {
    cachedText ??= serializeOpenApi(document());
    return c.body(cachedText, 200, {
      'Cache-Control': CACHE_CONTROL,
      'Content-Type': 'application/json; charset=utf-8',
    });
  });
  app.get('/api/docs', (c) =>
    c.html(PAGE, 200, { 'Cache-Control': CACHE_CONTROL, 'Content-Security-Policy': formatPolicy(DOCS_POLICY) }),
  );
  app.get('/api/docs/start.js', (c) =>
    c.body(START, 200, { 'Cache-Control': CACHE_CONTROL, 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  for (const [name, type] of Object.entries(ASSETS)) {
    app.get(`/api/docs/${name}`, async (c) => {
      const text = await readFile(new URL(`./docs/${name}`, import.meta.url), 'utf8');
      return c.body(text, 200, { 'Cache-Control': CACHE_CONTROL, 'Content-Type': `${type}; charset=utf-8` });
    });
  }
};
