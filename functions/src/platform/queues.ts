import { z } from 'zod';

/** What a task of a queue carries, and how long its work may take. */
export interface Queue<S extends z.ZodType = z.ZodType> {
  readonly data: S;
  readonly timeoutSeconds: number;
}

/** Every task queue, by the name of the function that does its work. */
export const QUEUES = {
  buildCatalogue: { data: z.object({ scope: z.enum(['approved', 'all']) }), timeoutSeconds: 540 },
  authorCards: { data: z.object({ uid: z.string() }), timeoutSeconds: 540 },
  fanOut: { data: z.object({ id: z.string() }), timeoutSeconds: 540 },
  memberProgress: { data: z.object({ uid: z.string() }), timeoutSeconds: 60 },
  rollUp: { data: z.object({ slot: z.string() }), timeoutSeconds: 120 },
} as const satisfies Record<string, Queue>;

export type QueueName = keyof typeof QUEUES;
export type DataOf<Q extends QueueName> = z.output<(typeof QUEUES)[Q]['data']>;

/** The same table by what a schema makes of a task's data, for code that is generic over queues. */
export const QUEUE_DATA: { readonly [Q in QueueName]: { readonly data: { parse(sent: unknown): DataOf<Q> } } } = QUEUES;
