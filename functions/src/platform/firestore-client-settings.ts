/** Timeout of unary calls. Slow commits take 5 s. */
export const COMMIT_MS = 12_000;
/** Timeout of streaming calls. `timeouts.ts` limits how long a caller waits for them. */
const STREAM_MS = 60_000;
/** The client starts no retry later than this after the first attempt. */
const RETRY_MS = 8_000;

const RETRIES = {
  initial_retry_delay_millis: 100,
  retry_delay_multiplier: 1.5,
  max_retry_delay_millis: 2_000,
  initial_rpc_timeout_millis: COMMIT_MS,
  rpc_timeout_multiplier: 1,
  max_rpc_timeout_millis: COMMIT_MS,
  total_timeout_millis: RETRY_MS,
};

const unaryCall = { timeout_millis: COMMIT_MS, retry_params_name: 'bounded' };
const streamCall = { timeout_millis: STREAM_MS, retry_params_name: 'bounded' };

/**
 * Settings of Firestore's gRPC client.
 *
 * By default the client retries a call for ten minutes. That is longer than any caller waits, and a late retry may
 * apply an outdated write. It also waits up to two minutes before it reconnects, and until then every call fails.
 */
export const FIRESTORE_CLIENT_SETTINGS = {
  clientConfig: {
    interfaces: {
      'google.firestore.v1.Firestore': {
        retry_params: { bounded: RETRIES },
        methods: {
          BeginTransaction: unaryCall,
          Commit: unaryCall,
          Rollback: unaryCall,
          BatchGetDocuments: streamCall,
          RunQuery: streamCall,
          RunAggregationQuery: streamCall,
        },
      },
    },
  },
  grpcOptions: { 'grpc.initial_reconnect_backoff_ms': 500, 'grpc.max_reconnect_backoff_ms': 3_000 },
};
