/** A document that a query found. */
export interface Found<T> {
  readonly id: string;
  readonly path: string;
  readonly data: T;
}

/** A document that a query found and that does not fit its schema. */
export interface Unfit {
  readonly id: string;
  readonly path: string;
  /** The fields that the query orders by, as they are stored. */
  readonly ordered: readonly unknown[];
}

/** What of a query's result fits, what does not, and the server's time of the reading: all committed before was seen. */
export interface Sound<T> {
  readonly found: Found<T>[];
  readonly unfit: Unfit[];
  readonly at: Date;
  /** The last document, fit or not, where there may be another part behind it. */
  readonly last: Found<T> | Unfit | undefined;
}

/** A part of a query's result: at most `limit` documents, behind `after` (the last one of the part before). */
export interface Part<T, S = never> {
  /** One of the orders that the query has in its `sorts`. */
  sort?: S;
  limit?: number;
  /** So many are passed over before it; Firestore bills them all the same. */
  offset?: number;
  after?: Found<T> | Unfit;
  /** Behind this id, whether such a document is there or not; for queries that order by nothing else. */
  afterId?: string | undefined;
}
