import { readFile } from 'node:fs/promises';
import { BRAND } from '@bigorna/domain/brand';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index';
import { DOCS_POLICY, policyText } from '@bigorna/domain/security-headers';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { etag } from 'hono/etag';
import type { ApiEnv } from '../request-facts.ts';
import { describeEndpoint } from './describe-endpoint.ts';
import { documentText } from './document-text.ts';

/** Copied beside the bundle by functions/build.ts, so that the page loads nothing from elsewhere. */
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

/** Each group is drawn when it is opened: all 144 calls at once are more than its page gets through. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', validatorUrl: null
});
`;

const KEPT = 'public, max-age=0, s-maxage=60';

/** Mounts `/api/openapi.json`, made from the endpoint table, and `/api/docs`, which shows it. */
export const mountDocs = (app: OpenAPIHono<ApiEnv>): void => {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  for (const [id, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    app.openAPIRegistry.registerPath(describeEndpoint(id, endpoint));
  }
  const info = { title: `${BRAND.name} API`, version: '1' };
  const document = () => app.getOpenAPI31Document({ openapi: '3.1.0', info, servers: [{ url: '/' }] });
  let made: string | undefined;
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/*']) app.use(path, etag());
  app.get('/api/openapi.json', (c) => {
    made ??= documentText(document());
    return c.body(made, 200, { 'Cache-Control': KEPT, 'Content-Type': 'application/json; charset=utf-8' });
  });
  app.get('/api/docs', (c) =>
    c.html(PAGE, 200, { 'Cache-Control': KEPT, 'Content-Security-Policy': policyText(DOCS_POLICY) }),
  );
  app.get('/api/docs/start.js', (c) =>
    c.body(START, 200, { 'Cache-Control': KEPT, 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  for (const [name, type] of Object.entries(ASSETS)) {
    app.get(`/api/docs/${name}`, async (c) => {
      const text = await readFile(new URL(`./docs/${name}`, import.meta.url), 'utf8');
      return c.body(text, 200, { 'Cache-Control': KEPT, 'Content-Type': `${type}; charset=utf-8` });
    });
  }
};
