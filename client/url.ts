import { type EndpointRow, toUrl } from '@bigorna/domain/endpoints/endpoint';

/** Path and query parameters of any call, untyped. */
export interface UrlParts {
  readonly params?: unknown;
  readonly query?: unknown;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Query string with sorted names and values, without empty values. Equal queries get the same URL, so the CDN caches
 * one response.
 */
const toQuery = (query: object): string => {
  const pairs = Object.entries(query)
    .filter(([, value]) => isGiven(value))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value.map(String).sort() : [String(value)]).map((one) => [name, one]),
    );
  const text = new URLSearchParams(pairs).toString();
  return text && `?${text}`;
};

/** URL of a call, relative to the portal's host. */
export const buildUrl = (row: Pick<EndpointRow, 'path'>, { params, query }: UrlParts = {}): string =>
  `${toUrl(row, params ?? {})}${toQuery(query ?? {})}`;
