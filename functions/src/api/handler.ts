import type {
  EndpointBody,
  EndpointById,
  EndpointId,
  EndpointMeta,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@bigorna/domain/endpoints/index.schemas';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import type { Locale } from '@bigorna/domain/locales';
import type { Caller } from '../members/accounts/caller.ts';
import type { Device } from '../members/accounts/device.ts';
import type { TextValues } from '../platform/api-error.ts';
import type { Origin } from '../platform/origin-limits.ts';

/** Data of every request. */
export interface RequestContext extends Origin {
  readonly id: string;
  readonly method: string;
  readonly locale: Locale;
  /** Browser, system and country of the client. */
  readonly device: Device;
  header(name: string): string | undefined;
}

type HandlerCaller<K extends EndpointId> = EndpointById<K>['access'] extends 'public' | 'token'
  ? undefined
  : EndpointById<K>['access'] extends 'anyone'
    ? Caller | undefined
    : Caller;

/** A request, parsed by its endpoint's schemas and authorized. */
export interface HandlerRequest<K extends EndpointId> {
  readonly params: EndpointParams<K>;
  readonly query: EndpointQuery<K>;
  readonly body: EndpointBody<K>;
  readonly bytes: EndpointById<K> extends { bytes: object } ? Uint8Array : undefined;
  readonly caller: HandlerCaller<K>;
  readonly context: RequestContext;
}

/** A successful result. In the `rest` dialect, `data` is the whole body. */
type HandlerResult<K extends EndpointId> = {
  readonly data: EndpointResponse<K>;
  readonly message?: SuccessCode;
  /** Placeholder values of the message. */
  readonly values?: TextValues;
  readonly headers?: Readonly<Record<string, string>>;
} & (EndpointMeta<K> extends undefined ? unknown : { readonly meta: EndpointMeta<K> });

/**
 * Handles the calls of one endpoint. Endpoints of the `raw` dialect return a Response.
 * The type comes from a method, because methods are bivariant: the handler table must be assignable to `AnyHandler`.
 *
 * @throws ApiError for failures that the caller should see
 */
export type Handler<K extends EndpointId> = {
  handle(request: HandlerRequest<K>): Promise<HandlerResult<K> | Response>;
}['handle'];

/** Request, result and handler of an endpoint that is known only at run time. */
interface AnyRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly bytes: unknown;
  readonly caller: Caller | undefined;
  readonly context: RequestContext;
}
export interface AnyResult {
  readonly data: unknown;
  readonly meta?: unknown;
  readonly message?: SuccessCode;
  readonly values?: TextValues;
  readonly headers?: Readonly<Record<string, string>>;
}
export type AnyHandler = { handle(call: AnyRequest): Promise<AnyResult | Response> }['handle'];
