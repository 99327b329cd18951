import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { toFieldIssues } from './field-issues.ts';
import { findContractFault } from './find-contract-fault.ts';

/** Values that break one rule of a field each. */
const PROBES: readonly unknown[] = [
  ...[undefined, null, '', 'a', '?', 'x'.repeat(60_001), -1, 0, 1e12, 1.5, true, [], ['a'], {}, { 'pt-BR': 'a' }],
  Array.from({ length: 2000 }, () => 'a'),
];

/** Errors of a schema for each field with each probe, and without the others. */
const findFailures = (schema: z.ZodObject | undefined): ApiError[] =>
  Object.keys(schema?.shape ?? {}).flatMap((field) =>
    PROBES.flatMap((probe) => {
      const { error } = z.safeParse(schema ?? z.never(), { [field]: probe }, { reportInput: true });
      return error === undefined ? [] : [new ApiError('invalid_request', { fields: toFieldIssues(error) })];
    }),
  );

describe('contract of an endpoint', () => {
  it.each(Object.entries<Endpoint>(ENDPOINTS))('%s fills the texts of all field errors (R142)', (id, endpoint) => {
    const failures = [endpoint.params, endpoint.query, endpoint.body].flatMap(findFailures);
    expect([...new Set(failures.map((error) => findContractFault(error, id)))].filter(Boolean)).toEqual([]);
  });

  it('excludes codes that the endpoint does not declare (R142)', () => {
    expect(findContractFault(new ApiError('last_super_admin'), 'revokeSessions')).toBeUndefined();
    expect(findContractFault(new ApiError('last_super_admin'), 'home')).toBe('home does not declare last_super_admin');
    expect(findContractFault(new ApiError('not_found'), undefined)).toBeUndefined();
  });

  it('requires a value for each placeholder of the text (R142)', () => {
    expect(findContractFault(new ApiError('banned'), 'dashboard')).toBeUndefined();
    expect(findContractFault(new ApiError('image_too_big'), 'updateAvatar')).toBe('image_too_big has no value for max');
    const fields = [{ path: 'reason', code: 'too_short' as const }];
    expect(findContractFault(new ApiError('invalid_request', { fields }), 'banUser')).toContain('no value for min');
    const named = [{ path: 'reason', code: 'too_short' as const, text: { words: 'Escreva mais' } }];
    expect(findContractFault(new ApiError('invalid_request', { fields: named }), 'banUser')).toBeUndefined();
  });
});
