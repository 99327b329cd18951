import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index.schemas';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { toFieldIssues } from './field-issues.ts';
import { findContractFault } from './find-contract-fault.ts';

/** Values that each break a rule of some fields. */
const PROBES: readonly unknown[] = [
  ...[undefined, null, '', 'a', '?', 'x'.repeat(60_001), -1, 0, 1e12, 1.5, true, [], ['a'], {}, { 'pt-BR': 'a' }],
  Array.from({ length: 2000 }, () => 'a'),
];

/**
 * For each field and each probe: the errors of the schema if only this field is present, with the probe as its value.
 */
const findFailures = (schema: z.ZodObject | undefined): ApiError[] =>
  Object.keys(schema?.shape ?? {}).flatMap((field) =>
    PROBES.flatMap((probe) => {
      const { error } = z.safeParse(schema ?? z.never(), { [field]: probe }, { reportInput: true });
      return error === undefined ? [] : [new ApiError('invalid_request', { fields: toFieldIssues(error) })];
    }),
  );

/** A schema and all schemas inside it, except transforms, which get only parsed values. */
const walk = (schema: z.core.$ZodType): z.core.$ZodType[] => {
  const def: Readonly<Record<string, unknown>> = { ...schema._zod.def };
  const parts = [def.shape, def.options, def.element, def.innerType, def.in, def.out, def.keyType, def.valueType];
  const children = parts.flatMap((part) => (part instanceof z.core.$ZodType ? [part] : Object.values(part ?? {})));
  const inner = children.filter((part) => part instanceof z.core.$ZodType && !(part instanceof z.ZodTransform));
  return [schema, ...inner.flatMap(walk)];
};

/** Allowed codes for a broken limit, by the type of the value. */
const LIMIT_CODES: Readonly<Record<string, RegExp>> = {
  string: /^(required|too_short|too_long|username_length|factor_code)$/,
  array: /^(required|too_few|too_many)$/,
  number: /^(too_small|too_big)$/,
};

describe('contract of an endpoint', () => {
  it.each(Object.entries<Endpoint>(ENDPOINTS))('%s fills the texts of all field errors (R142)', (id, endpoint) => {
    const failures = [endpoint.params, endpoint.query, endpoint.body].flatMap(findFailures);
    expect([...new Set(failures.map((error) => findContractFault(error, id)))].filter(Boolean)).toEqual([]);
  });

  it.each(Object.entries<Endpoint>(ENDPOINTS))('%s names the unit and number of each limit (R142)', (_id, endpoint) => {
    const schemas = [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) => (schema ? walk(schema) : []));
    const results = schemas.flatMap((schema) =>
      PROBES.map((probe) => z.safeParse(schema, probe, { reportInput: true }).error?.issues ?? []),
    );
    // zod also checks the length of values of a wrong type. This test ignores such values.
    const issues = results.filter((result) => !result.some(({ code }) => code === 'invalid_type')).flat();
    for (const issue of issues) {
      if (issue.code !== 'too_small' && issue.code !== 'too_big') continue;
      // The limit is in cents but the input is not, so the error contains no limit.
      if (issue.message === 'invalid_value') continue;
      const [field] = toFieldIssues(new z.ZodError([issue]));
      expect(field?.code).toMatch(LIMIT_CODES[issue.origin === 'int' ? 'number' : issue.origin] ?? /^$/);
      const limit = issue.code === 'too_small' ? { min: issue.minimum } : { max: issue.maximum };
      expect(field?.values).toMatchObject(limit);
    }
  });

  it('reports a code that the endpoint does not declare (R142)', () => {
    for (const id of ['revokeSessions', 'unbanUser', 'adminUpdateUser']) {
      expect(findContractFault(new ApiError('last_super_admin'), id)).toBeUndefined();
    }
    expect(findContractFault(new ApiError('last_super_admin'), 'home')).toBe('home does not declare last_super_admin');
    expect(findContractFault(new ApiError('not_found'), undefined)).toBeUndefined();
  });

  it('reports a placeholder of the error text that has no value (R142)', () => {
    expect(findContractFault(new ApiError('banned'), 'dashboard')).toBeUndefined();
    expect(findContractFault(new ApiError('image_too_big'), 'updateAvatar')).toBe('image_too_big has no value for max');
    const fields = [{ path: 'reason', code: 'too_short' as const }];
    expect(findContractFault(new ApiError('invalid_request', { fields }), 'banUser')).toContain('no value for min');
    const named = [{ path: 'reason', code: 'too_short' as const, text: { words: 'Escreva mais' } }];
    expect(findContractFault(new ApiError('invalid_request', { fields: named }), 'banUser')).toBeUndefined();
  });
});
