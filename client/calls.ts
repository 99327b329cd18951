import type { EndpointRow } from '@bigorna/domain/endpoints/endpoint';
import type { EndpointById, EndpointId, EndpointMeta, EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
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

/** A table that declares the endpoint, such as `modEndpoints`. */
export type CallTable<K extends EndpointId> = { readonly [Id in NoInfer<K>]: EndpointRow };

/** The envelope of a successful response. */
export interface Success<K extends EndpointId> {
  readonly success: true;
  readonly data: EndpointResponse<K>;
  readonly message?: string;
  readonly meta: EndpointMeta<K>;
}
