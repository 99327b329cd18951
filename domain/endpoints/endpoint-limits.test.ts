import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../access/permissions.ts';
import { getEarlyLimitKey, RATE_LIMITS } from '../rate-limits.ts';
import type { Endpoint } from './endpoint.schemas.ts';
import { UNLIMITED } from './endpoint.ts';
import { getHandlerLimits, getLimits } from './endpoint-limits.ts';
import { ENDPOINTS, type EndpointId } from './index.schemas.ts';

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINTS;
const ids = Object.keys(ENDPOINTS).filter(isEndpoint);
const getEndpoint = (id: EndpointId): Endpoint => ENDPOINTS[id];
const isStaff = ({ access }: Endpoint): boolean => access in PERMISSIONS;

const findUnlimited = (reason: keyof typeof UNLIMITED): EndpointId[] => ids.filter((id) => getLimits(id) === reason);

describe('rate limits of endpoints', () => {
  it.each(ids)('%s has limits or a reason for none (R090)', (id) => {
    const limits = getLimits(id);
    if (typeof limits === 'string') expect(UNLIMITED[limits].length).toBeGreaterThan(0);
    else expect(limits.every((name) => name in RATE_LIMITS)).toBe(true);
  });

  it.each(findUnlimited('cached_response'))(
    '%s needs no limit: shared caches store it, and few queries are possible',
    (id) => {
      const { method, sharedCacheSeconds, params, query } = getEndpoint(id);
      expect(method).toBe('get');
      expect(sharedCacheSeconds).toBeGreaterThan(0);
      expect(params).toBeUndefined();
      expect(['lang', 'placement']).toEqual(expect.arrayContaining(Object.keys(query?.shape ?? {})));
    },
  );

  it.each(findUnlimited('session_only'))(
    '%s needs no limit: it takes no input except a member’s bearer token (R090)',
    (id) => {
      const { access, params, query, body, response } = getEndpoint(id);
      expect(['signed_in', 'signed_in_or_banned']).toContain(access);
      expect([params, query, body]).toEqual([undefined, undefined, undefined]);
      expect(response.safeParse(null).success).toBe(true);
    },
  );

  it.each(findUnlimited('staff'))('%s needs no limit: it requires a staff permission', (id) =>
    expect(isStaff(getEndpoint(id))).toBe(true),
  );

  it.each(ids.filter((id) => ['public', 'token'].includes(getEndpoint(id).access)))(
    '%s has no early limit by account or session, because its caller is unknown',
    (id) => {
      const limits = getLimits(id);
      const names = typeof limits === 'string' ? [] : limits;
      for (const key of ['account', 'session']) expect(names.map(getEarlyLimitKey)).not.toContain(key);
    },
  );

  it('use every limit of the table', () => {
    // Previews are pictures, not calls of an endpoint.
    const used = new Set<string>([...ids.flatMap((id) => getLimits(id)), 'previews_by_address']);
    expect(Object.keys(RATE_LIMITS).filter((name) => !used.has(name))).toEqual([]);
  });

  it('leave a member password checks when strangers guessed by username and e-mail (R203)', () => {
    const { login_by_account, password_checks_by_account } = RATE_LIMITS;
    expect(password_checks_by_account.points).toBeGreaterThan(2 * login_by_account.points);
  });

  it('count all login limits in the handler, so that a right password can be refunded', () => {
    expect(getHandlerLimits('login')).toEqual(getLimits('login'));
  });
});
