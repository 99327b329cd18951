/** A valid result of a query. */
export interface QueryDoc<T> {
  readonly id: string;
  readonly path: string;
  readonly data: T;
}

/** A result of a query that does not fit its schema. */
export interface InvalidDoc {
  readonly id: string;
  readonly path: string;
  /** Stored values of the fields that the query orders by. */
  readonly orderValues: readonly unknown[];
}

/**
 * Valid and invalid results of a query. `at` is the server time of the read: the results cover all commits before that
 * time.
 */
export interface LenientResult<T> {
  readonly docs: QueryDoc<T>[];
  readonly invalid: InvalidDoc[];
  readonly at: Date;
  /** Last document of a full page, valid or not; the next page starts after it. */
  readonly last: QueryDoc<T> | InvalidDoc | undefined;
}

/** A page of a query: at most `limit` documents after the cursor `after`. */
export interface PageOptions<T, S = never> {
  /** One of the query's `sorts`. */
  sort?: S;
  limit?: number;
  /** Documents to skip. Firestore bills them too. */
  offset?: number;
  after?: QueryDoc<T> | InvalidDoc;
  /** Starts after this id, which may not exist. Only for queries without another order. */
  afterId?: string | undefined;
}
