import { z } from 'zod';

/** Schemas of the tasks' data by the name of their function. `runtime.ts` declares the resources of each function. */
const QUEUES = {
  buildCatalogue: z.object({ scope: z.enum(['approved', 'all']) }),
  authorCards: z.object({ uid: z.string() }),
  fanOut: z.object({ id: z.string() }),
  memberProgress: z.object({ uid: z.string() }),
  takeDown: z.object({ id: z.string() }),
  rollUp: z.object({ slot: z.string() }),
} as const satisfies Record<string, z.ZodType>;

export type QueueName = keyof typeof QUEUES;
export type QueueData<Q extends QueueName> = z.output<(typeof QUEUES)[Q]>;

/** `QUEUES`, typed for code that is generic over queues. */
export const QUEUE_DATA: { readonly [Q in QueueName]: { parse(sent: unknown): QueueData<Q> } } = QUEUES;
