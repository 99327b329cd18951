import type { EndpointRow } from '@bigorna/domain/endpoints/endpoint';
import type { ENDPOINT_TABLE, EndpointId } from '@bigorna/domain/endpoints/index';
import type { EndpointById, EndpointMeta, EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import type { z } from 'zod';

type Part<K extends EndpointId, Name extends 'params' | 'query' | 'body'> =
  EndpointById<K> extends { [N in Name]: infer S extends z.ZodType }
    ? Record<never, never> extends z.input<S>
      ? { readonly [N in Name]?: z.input<S> }
      : { readonly [N in Name]: z.input<S> }
    : { readonly [N in Name]?: never };

type Bytes<K extends EndpointId> =
  EndpointById<K> extends { bytes: object } ? { readonly bytes: Blob } : { readonly bytes?: never };

/**
 * Input of a call before parsing: values with a default are optional. This file contains only types, so it loads no
 * schema.
 */
export type CallInput<K extends EndpointId> = Part<K, 'params'> & Part<K, 'query'> & Part<K, 'body'> & Bytes<K>;

/** Ids of the calls whose rows have these values. */
type IdWith<Row> = { [K in EndpointId]: (typeof ENDPOINT_TABLE)[K] extends Row ? K : never }[EndpointId];
/** Calls whose response is the API's envelope. */
export type EnvelopeId = IdWith<{ dialect: 'envelope' }>;
/** Reads that are the same for everybody, so that a shared cache may respond. */
export type PublicGetId = IdWith<{ dialect: 'envelope'; method: 'get'; access: 'public' }>;
/** Writes whose response is the bare record, without a message. */
export type RestWriteId = IdWith<{ dialect: 'rest'; method: 'post' | 'put' | 'delete' }>;
/** Calls whose response is a file or a redirect. */
export type RawId = IdWith<{ dialect: 'raw' }>;
/** Calls with a JSON response. */
export type JsonId = Exclude<EndpointId, RawId>;

/** A table that declares the endpoint, such as `modEndpoints`. */
export type CallTable<K extends EndpointId> = { readonly [Id in NoInfer<K>]: EndpointRow };

/** A table with the schemas of the endpoint's response, such as `modSchemas`. */
export type ResponseSchemas<K extends EndpointId> = {
  readonly [Id in NoInfer<K>]: { readonly response: z.ZodType<EndpointResponse<K>> };
};

/** The envelope of a successful response. */
export interface Success<K extends EndpointId> {
  readonly success: true;
  readonly data: EndpointResponse<K>;
  readonly message?: string;
  readonly meta: EndpointMeta<K>;
}
