import type { z } from 'zod';
import type { ErrorCode } from '../errors/codes.ts';
import type { EndpointRow } from './endpoint.ts';

/** Schemas of a call's parts, and its description in openapi.json. */
export interface EndpointSchemas {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The schema of `data` (of the whole body in the `rest` dialect). */
  response: z.ZodType;
  meta?: z.ZodType;
  /** Error codes in addition to the general ones (invalid_request, unauthorized, banned, internal_error…). */
  errors: readonly ErrorCode[];
}

/** Schemas for every call of a table. A missing or extra entry is a compile error. */
export type SchemaTable<Table> = { [K in keyof Table]: EndpointSchemas };

/** A call of the API: its row of the table and its schemas. */
export type Endpoint = EndpointRow & EndpointSchemas;
