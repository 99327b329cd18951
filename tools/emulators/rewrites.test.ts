import { readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index.schemas';
import { MACHINE_PATHS } from '@bigorna/domain/machine-paths';
import { BROWSER_PATHS, EMULATOR_PATHS, RENDERED_GLOBS, toGlob } from '@bigorna/domain/page-paths';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../shared/paths.ts';

const target = z.object({ functionId: z.string(), region: z.string() });
const rewrite = z.object({ source: z.string(), function: target.optional(), destination: z.string().optional() });
const file = z.object({ hosting: z.object({ rewrites: z.array(rewrite) }) });
const { hosting } = file.parse(JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')));

const matches = (path: string, source: string) =>
  source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);

/** The function or service of the first rewrite that matches a path. */
function findTarget(path: string): string | undefined {
  const first = hosting.rewrites.find(({ source }) => matches(path, source));
  return first?.function?.functionId ?? first?.destination;
}

const endpoints: Endpoint[] = Object.values(ENDPOINTS);

it.each(endpoints.map(({ method, path, service }) => ({ call: `${method} /api${path}`, path, service })))(
  'routes $call to $service',
  ({ path, service }) => {
    expect(findTarget(`/api${path.replaceAll(/\{\w+\}/g, 'some-part')}`)).toBe(service);
  },
);

it.each([
  ...RENDERED_GLOBS.map((glob): [string, string] => [glob.replace('*', 'some-mod'), 'catalogue']),
  ...Object.values(MACHINE_PATHS).map((path): [string, string] => [path.replace(':file', 'some.xml'), 'catalogue']),
  ['/feeds/mods.json', 'catalogue'],
  ['/sitemaps/mods-1.xml', 'catalogue'],
  ...[...BROWSER_PATHS, ...EMULATOR_PATHS].map((path): [string, string] => [
    toGlob(path).replace('*', 'some-member'),
    '/shell.html',
  ]),
  ['/no/such/page', 'catalogue'],
  ['/assets/gone.js', undefined],
  ['/admin', '/admin/index.html'],
  ['/admin/mods/some-id', '/admin/index.html'],
  ['/admin/assets/gone.js', undefined],
  ['/media/some/picture.webp', 'api'],
  ['/media/previews/thumbnails/picture.jpg', 'media'],
  ['/api/no/such/call', 'api'],
  ['/api/openapi.json', 'api'],
])('routes %s to %s', (path, destination) => {
  expect(findTarget(path)).toBe(destination);
});

it('names one region in all rewrites', () => {
  const regions = hosting.rewrites.flatMap((entry) => (entry.function ? [entry.function.region] : []));
  expect(new Set(regions).size).toBe(1);
});
