import { z } from 'zod';

/** What a task of a queue carries. */
export interface Queue<S extends z.ZodType = z.ZodType> {
  readonly data: S;
}

/** Every task queue, by the name of the function that does its work; what that may take: `runtime.ts`. */
export const QUEUES = {
  buildCatalogue: { data: z.object({ scope: z.enum(['approved', 'all']) }) },
  authorCards: { data: z.object({ uid: z.string() }) },
  fanOut: { data: z.object({ id: z.string() }) },
  memberProgress: { data: z.object({ uid: z.string() }) },
  rollUp: { data: z.object({ slot: z.string() }) },
} as const satisfies Record<string, Queue>;

export type QueueName = keyof typeof QUEUES;
export type DataOf<Q extends QueueName> = z.output<(typeof QUEUES)[Q]['data']>;

/** The same table by what a schema makes of a task's data, for code that is generic over queues. */
export const QUEUE_DATA: { readonly [Q in QueueName]: { readonly data: { parse(sent: unknown): DataOf<Q> } } } = QUEUES;
