import { z } from 'zod';

/** Schema of a task's data. */
export interface Queue<S extends z.ZodType = z.ZodType> {
  readonly data: S;
}

/** All task queues by the name of their function. `runtime.ts` declares the resources of each function. */
export const QUEUES = {
  buildCatalogue: { data: z.object({ scope: z.enum(['approved', 'all']) }) },
  authorCards: { data: z.object({ uid: z.string() }) },
  fanOut: { data: z.object({ id: z.string() }) },
  memberProgress: { data: z.object({ uid: z.string() }) },
  takeDown: { data: z.object({ id: z.string() }) },
  rollUp: { data: z.object({ slot: z.string() }) },
} as const satisfies Record<string, Queue>;

export type QueueName = keyof typeof QUEUES;
export type QueueData<Q extends QueueName> = z.output<(typeof QUEUES)[Q]['data']>;

/** `QUEUES`, typed for code that is generic over queues. */
export const QUEUE_DATA: { readonly [Q in QueueName]: { readonly data: { parse(sent: unknown): QueueData<Q> } } } =
  QUEUES;
