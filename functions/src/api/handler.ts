import type {
  AnswerOf,
  BodyOf,
  EndpointId,
  EndpointOf,
  MetaOf,
  ParamsOf,
  QueryOf,
} from '@bigorna/domain/endpoints/index';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import type { Locale } from '@bigorna/domain/locales';
import type { Caller } from '../accounts/caller.ts';
import type { TextValues } from '../platform/api-error.ts';

/** What every call brings along. */
export interface RequestFacts {
  readonly id: string;
  readonly method: string;
  readonly locale: Locale;
  /** Whom limits count; see `clientAddress`. */
  readonly address: string;
  header(name: string): string | undefined;
}

type CallerOf<K extends EndpointId> = EndpointOf<K>['access'] extends 'public' | 'token'
  ? undefined
  : EndpointOf<K>['access'] extends 'anyone'
    ? Caller | undefined
    : Caller;

/** A call, parsed by its endpoint's schemas and admitted by its access. */
export interface Call<K extends EndpointId> {
  readonly params: ParamsOf<K>;
  readonly query: QueryOf<K>;
  readonly body: BodyOf<K>;
  readonly bytes: EndpointOf<K> extends { bytes: object } ? Uint8Array : undefined;
  readonly caller: CallerOf<K>;
  readonly request: RequestFacts;
}

/** A success; `data` is the whole body in the `rest` dialect. */
export type Answer<K extends EndpointId> = {
  readonly data: AnswerOf<K>;
  readonly message?: SuccessCode;
  /** Fill the placeholders of the message's text. */
  readonly values?: TextValues;
  readonly headers?: Readonly<Record<string, string>>;
} & (MetaOf<K> extends undefined ? unknown : { readonly meta: MetaOf<K> });

/**
 * Answers one endpoint; raw answers are a Response of their own. Throws ApiError for what the caller is to be told.
 * (Taken from a method, so that the table of all handlers can be walked as `AnyHandler`.)
 */
export type Handler<K extends EndpointId> = { handle(call: Call<K>): Promise<Answer<K> | Response> }['handle'];

/** A parsed call and its answer where the endpoint is one of many. */
export interface AnyCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly bytes: unknown;
  readonly caller: Caller | undefined;
  readonly request: RequestFacts;
}
export interface AnyAnswer {
  readonly data: unknown;
  readonly meta?: unknown;
  readonly message?: SuccessCode;
  readonly values?: TextValues;
  readonly headers?: Readonly<Record<string, string>>;
}
export type AnyHandler = { handle(call: AnyCall): Promise<AnyAnswer | Response> }['handle'];
