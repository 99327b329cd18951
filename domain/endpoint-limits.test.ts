import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from './access/permissions.ts';
import { innerLimitsOf, limitsOf, UNLIMITED } from './endpoint-limits.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { ENDPOINTS, type EndpointId } from './endpoints/index.ts';
import { doorOf, RATE_LIMITS } from './rate-limits.ts';

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINTS;
const ids = Object.keys(ENDPOINTS).filter(isEndpoint);
const endpointOf = (id: EndpointId): Endpoint => ENDPOINTS[id];
const isStaff = ({ access }: Endpoint): boolean => access in PERMISSIONS;

const unlimited = (reason: keyof typeof UNLIMITED): EndpointId[] => ids.filter((id) => limitsOf(id) === reason);

describe('the limits of endpoints', () => {
  it.each(ids)('R090 %s is limited, or needs no limit for a reason that is stated', (id) => {
    const limits = limitsOf(id);
    if (typeof limits === 'string') expect(UNLIMITED[limits].length).toBeGreaterThan(0);
    else expect(limits.every((name) => name in RATE_LIMITS)).toBe(true);
  });

  it.each(ids)('R090 %s tells of 429 exactly where it is limited', (id) => {
    expect(endpointOf(id).errors.includes('too_many_requests')).toBe(typeof limitsOf(id) !== 'string');
  });

  it.each(unlimited('one_answer'))('%s has one answer: a shared GET with no parameter but a choice of few', (id) => {
    const { method, sharedCacheSeconds, params, query } = endpointOf(id);
    expect(method).toBe('get');
    expect(sharedCacheSeconds).toBeGreaterThan(0);
    expect(params).toBeUndefined();
    expect(['lang', 'placement']).toEqual(expect.arrayContaining(Object.keys(query?.shape ?? {})));
  });

  it.each(unlimited('own_session'))('%s takes a bearer and writes nothing: no body, no parameter', (id) => {
    const { access, params, query, body } = endpointOf(id);
    expect(['token', 'signed_in']).toContain(access);
    expect([params, query, body]).toEqual([undefined, undefined, undefined]);
  });

  it.each(unlimited('staff'))('%s is staff’s alone', (id) => expect(isStaff(endpointOf(id))).toBe(true));

  it.each(ids.filter((id) => ['public', 'token'].includes(endpointOf(id).access)))(
    '%s, which is asked by nobody known, is not limited by account at the door',
    (id) => {
      const limits = limitsOf(id);
      const names = typeof limits === 'string' ? [] : limits;
      expect(names.map(doorOf)).not.toContain('account');
    },
  );

  it('leave no limit without a call', () => {
    const used = new Set<string>(ids.flatMap((id) => limitsOf(id)));
    expect(Object.keys(RATE_LIMITS).filter((name) => !used.has(name))).toEqual([]);
  });

  it('are all counted inside where they are about right and wrong: a right login costs nothing', () => {
    expect(innerLimitsOf('login')).toEqual(limitsOf('login'));
  });
});
