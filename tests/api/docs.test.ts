import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index.schemas';
import { ERROR_STATUS } from '@bigorna/domain/errors/codes';
import { DOCS_POLICY, formatPolicy } from '@bigorna/domain/security-headers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { send } from './support/call.ts';

const operation = z.object({
  operationId: z.string(),
  responses: z.record(z.string(), z.object({ description: z.string() })),
});
const openapi = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

const endpoints = Object.entries<Endpoint>(ENDPOINTS);

describe('API description', () => {
  it('describes every endpoint with all its error codes (R143)', async () => {
    const { paths } = openapi.parse(await (await send('get', '/api/openapi.json')).json());
    for (const [id, { path, method, errors = [] }] of endpoints) {
      const described = paths[`/api${path}`]?.[method];
      expect(described?.operationId, id).toBe(id);
      for (const code of errors) expect(described?.responses[ERROR_STATUS[code]]?.description, id).toContain(code);
    }
    const number = Object.values(paths).flatMap((methods) => Object.keys(methods)).length;
    expect(number).toBe(endpoints.length);
  });

  it('is shown by a page without external resources (R143)', async () => {
    const page = await send('get', '/api/docs');
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toBe(formatPolicy(DOCS_POLICY));
    const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
    expect(loaded).toContain('/api/docs/swagger-ui-bundle.js');
    for (const url of loaded.filter((text) => !text.startsWith('data:'))) {
      expect(url).toMatch(/^\/api\/docs\//);
      const asset = await send('get', url);
      expect(asset.status, url).toBe(200);
      expect((await asset.text()).length, url).toBeGreaterThan(50);
      expect(asset.headers.get('content-type'), url).toMatch(/^text\/(javascript|css); charset=utf-8$/);
    }
  });
});
