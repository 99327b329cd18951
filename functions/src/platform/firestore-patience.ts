/** How long a call of one answer may take, such as a commit: slow ones take five seconds, and are borne. */
export const COMMIT_MS = 12_000;
/** How long a call may take that answers row by row; `patience.ts` says how long somebody waits for it. */
const STREAM_MS = 60_000;
/** No new try of a call begins later than this after its first. */
const TRIES_MS = 8_000;

const RETRIES = {
  initial_retry_delay_millis: 100,
  retry_delay_multiplier: 1.5,
  max_retry_delay_millis: 2_000,
  initial_rpc_timeout_millis: COMMIT_MS,
  rpc_timeout_multiplier: 1,
  max_rpc_timeout_millis: COMMIT_MS,
  total_timeout_millis: TRIES_MS,
};

const call = { timeout_millis: COMMIT_MS, retry_params_name: 'patience' };
const stream = { timeout_millis: STREAM_MS, retry_params_name: 'patience' };

/**
 * The settings of Firestore's client. By itself it tries a call again for ten minutes, long after whoever waits for it has
 * gone, and does it once Firestore is back, when nobody expects it any more; and for up to two minutes after Firestore is
 * back it does not look whether it is, and every call fails.
 */
export const FIRESTORE_PATIENCE = {
  clientConfig: {
    interfaces: {
      'google.firestore.v1.Firestore': {
        retry_params: { patience: RETRIES },
        methods: {
          BeginTransaction: call,
          Commit: call,
          Rollback: call,
          BatchGetDocuments: stream,
          RunQuery: stream,
          RunAggregationQuery: stream,
        },
      },
    },
  },
  grpcOptions: { 'grpc.initial_reconnect_backoff_ms': 500, 'grpc.max_reconnect_backoff_ms': 3_000 },
};
