import type { EndpointRow } from './endpoints/endpoint.ts';
import { ENDPOINT_TABLE, type EndpointId } from './endpoints/index.ts';
import { type EarlyLimitName, getEarlyLimitKey, type HandlerLimitName, type RateLimitName } from './rate-limits.ts';

/** Reasons why a call needs no limit. `maxInstances` and `concurrency` of the function limit every call. */
export const UNLIMITED = {
  cached_response:
    'Has one response, or one per language. The CDN and each instance cache it: repeated calls cost nothing.',
  session_only: 'Takes only the bearer and ends its session: one write, after which the bearer is refused.',
  staff:
    'Staff only: few known people. The log records each action, and most can be undone. The function has ten instances.',
} as const;
type UnlimitedReason = keyof typeof UNLIMITED;

/** The limits of a call, or the reason why it has none. */
export type EndpointLimits = readonly [RateLimitName, ...RateLimitName[]] | UnlimitedReason;

export const getLimits = (id: EndpointId): EndpointLimits => {
  const endpoint: EndpointRow = ENDPOINT_TABLE[id];
  return endpoint.limits ?? 'staff';
};

const getLimitNames = (id: EndpointId): readonly RateLimitName[] => {
  const limits = getLimits(id);
  return typeof limits === 'string' ? [] : limits;
};

const isEarlyLimit = (name: RateLimitName): name is EarlyLimitName => getEarlyLimitKey(name) !== undefined;

/** Limits that count a call before it is parsed. */
export const getEarlyLimits = (id: EndpointId): readonly EarlyLimitName[] => getLimitNames(id).filter(isEarlyLimit);

/** Limits that the handler counts. */
export const getHandlerLimits = (id: EndpointId): readonly HandlerLimitName[] =>
  getLimitNames(id).filter((name): name is HandlerLimitName => !isEarlyLimit(name));
