import { type EarlyLimitName, getEarlyLimitKey, type HandlerLimitName, type RateLimitName } from '../rate-limits.ts';
import type { EndpointLimits, EndpointRow } from './endpoint.ts';
import { ENDPOINT_TABLE, type EndpointId } from './index.ts';

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
