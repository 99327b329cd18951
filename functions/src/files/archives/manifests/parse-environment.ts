import type { Side } from '@bigorna/domain/catalogue-terms';

const SIDES_BY_ENVIRONMENT: ReadonlyMap<unknown, Side> = new Map([
  ['client', 'client'],
  ['server', 'server'],
  ['dedicated_server', 'server'],
  ['*', 'both'],
]);

/** The side of an `environment` of Fabric or Quilt; null if missing or unknown. */
export const parseEnvironment = (environment: unknown): Side | null => SIDES_BY_ENVIRONMENT.get(environment) ?? null;
