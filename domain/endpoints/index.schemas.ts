import type { z } from 'zod';
import { adminSchemas } from './admin/index.schemas.ts';
import { authSchemas } from './auth.schemas.ts';
import { downloadSchemas } from './downloads.schemas.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import { factorSchemas } from './factors.schemas.ts';
import { feedbackSchemas } from './feedback.schemas.ts';
import { ENDPOINT_TABLE, type EndpointId } from './index.ts';
import { memberPageSchemas } from './member-pages.schemas.ts';
import { memberSchemas } from './members.schemas.ts';
import { modSchemas } from './mods.schemas.ts';
import { portalSchemas } from './portal.schemas.ts';
import { searchSchemas } from './search.schemas.ts';
import { userSchemas } from './user.schemas.ts';

const SCHEMAS = {
  ...portalSchemas,
  ...authSchemas,
  ...userSchemas,
  ...factorSchemas,
  ...memberSchemas,
  ...memberPageSchemas,
  ...downloadSchemas,
  ...feedbackSchemas,
  ...searchSchemas,
  ...modSchemas,
  ...adminSchemas,
} satisfies SchemaTable<typeof ENDPOINT_TABLE>;

type JoinedTable<Table, Schemas extends { [K in keyof Table]: object }> = {
  readonly [K in keyof Table]: Table[K] & Schemas[K];
};

const getKeys = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

const join = <Table extends Record<keyof Table, object>, Schemas extends Record<keyof Table, object>>(
  table: Table,
  schemas: Schemas,
): JoinedTable<Table, Schemas> => {
  const result: { -readonly [K in keyof Table]?: Table[K] & Schemas[K] } = {};
  for (const id of getKeys(table)) result[id] = { ...table[id], ...schemas[id] };
  return result as JoinedTable<Table, Schemas>;
};

/**
 * Every call of the API with its schemas. The functions map each key to a handler; a missing handler does not compile.
 */
export const ENDPOINTS = join(ENDPOINT_TABLE, SCHEMAS);

export type { EndpointId };
export type EndpointById<K extends EndpointId> = (typeof ENDPOINTS)[K];

type Inferred<E, Key extends string> = E extends { [P in Key]: infer S extends z.ZodType } ? z.output<S> : undefined;
/** Types of a call's parts after parsing, and of its response. */
export type EndpointParams<K extends EndpointId> = Inferred<EndpointById<K>, 'params'>;
export type EndpointQuery<K extends EndpointId> = Inferred<EndpointById<K>, 'query'>;
export type EndpointBody<K extends EndpointId> = Inferred<EndpointById<K>, 'body'>;
export type EndpointResponse<K extends EndpointId> = z.output<(typeof SCHEMAS)[K]['response']>;
export type EndpointMeta<K extends EndpointId> = Inferred<EndpointById<K>, 'meta'>;

/** Same as SCHEMAS, in a type that works with a generic endpoint id. */
const RESPONSE_SCHEMAS: { readonly [K in EndpointId]: { readonly response: z.ZodType<EndpointResponse<K>> } } = SCHEMAS;

/**
 * Parses the response data of a call.
 *
 * @throws ZodError if the data does not match the schema
 */
export const parseResponseData = <K extends EndpointId>(id: K, data: unknown): EndpointResponse<K> =>
  RESPONSE_SCHEMAS[id].response.parse(data);
