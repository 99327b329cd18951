import { ENDPOINT_TABLE } from '@bigorna/domain/endpoints/index';
import { describe, expect, it } from 'vitest';
import { RESOURCE_CALLS } from './resource-calls.ts';

/** Method and end of the path, by view. */
const SHAPES: Readonly<Record<string, readonly [string, string]>> = {
  list: ['get', ''],
  show: ['get', '/{id}'],
  create: ['post', ''],
  edit: ['put', '/{id}'],
  delete: ['delete', '/{id}'],
};

describe('calls of resources', () => {
  it.each(Object.entries(RESOURCE_CALLS))('match their views, below the path of their resource: %s', (name, calls) => {
    const views = Object.entries(calls).map(([view, id]) => ({ view, ...ENDPOINT_TABLE[id] }));
    const root = `/admin/${name.replace('comments-moderation', 'comments')}`;
    expect(views.map(({ method, path, dialect }) => [method, path, dialect])).toEqual(
      views.map(({ view }) => [SHAPES[view]?.[0], `${root}${SHAPES[view]?.[1]}`, 'rest']),
    );
  });
});
