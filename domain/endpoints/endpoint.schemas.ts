import type { z } from 'zod';
import type { ErrorCode } from '../errors/codes.ts';
import type { EndpointRow, ParamName } from './endpoint.ts';

/** Schemas of a call's parts, and its description in openapi.json. */
export interface EndpointSchemas {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The schema of `data` (of the whole body in the `rest` dialect). */
  response: z.ZodType;
  meta?: z.ZodType;
  /** Error codes that do not follow from the endpoint's row and schemas, such as `mod_not_found`. */
  errors?: readonly ErrorCode[];
}

/** A schema for each parameter of the path. */
type ParamSchemas<Path extends string> = [ParamName<Path>] extends [never]
  ? { params?: never }
  : { params: z.ZodObject<Record<ParamName<Path>, z.ZodType>> };

/**
 * Schemas for every call of a table. A missing or extra entry is a compile error, and so is a path parameter without a
 * schema.
 */
export type SchemaTable<Table extends { [K in keyof Table]: { path: string } }> = {
  [K in keyof Table]: EndpointSchemas & ParamSchemas<Table[K]['path']>;
};

/** A call of the API: its row of the table and its schemas. */
export type Endpoint = EndpointRow & EndpointSchemas;
