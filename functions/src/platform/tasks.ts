import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/tasks';
import { z } from 'zod';
import { now } from './clock.ts';
import { IS_EMULATED } from './emulators.ts';
import { taskQueue } from './firebase.ts';
import { REGION } from './parameters.ts';
import { type DataOf, QUEUE_DATA, type QueueName } from './queues.ts';
import { RUNTIME } from './runtime.ts';

/** A stretch of time; what happens in it about one subject is one task. */
export interface Slot {
  readonly start: Date;
  readonly end: Date;
}

/** The slot that a moment lies in, counted from 1970. */
export const slotAt = (moment: Date, seconds: number): Slot => {
  const length = seconds * 1000;
  const start = Math.floor(moment.getTime() / length) * length;
  return { start: new Date(start), end: new Date(start + length) };
};

/** Clocks of instances differ, and a write takes its time: a slot's work begins this long after its end. */
const GRACE_MS = 5000;

export interface Work<Q extends QueueName> {
  /** What the work is about: once in a slot, each subject for itself. */
  subject: string;
  slotSeconds: number;
  data(slot: Slot): DataOf<Q>;
  /** When it is to begin; without, five seconds after the slot's end, when all that happened in the slot can be read. */
  due?(slot: Slot): Date;
}

const idOf = (queue: string, subject: string, { start, end }: Slot): string =>
  createHash('sha256')
    .update(JSON.stringify([queue, subject, start, end]))
    .digest('hex');

const isTaskThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';

const add = async <Q extends QueueName>(queue: Q, { subject, data, due }: Work<Q>, slot: Slot): Promise<boolean> => {
  const moment = due?.(slot) ?? new Date(slot.end.getTime() + GRACE_MS);
  const delay = Math.max(0, moment.getTime() - now().getTime());
  try {
    await taskQueue(queue).enqueue(
      { due: moment.toISOString(), work: data(slot) },
      {
        id: idOf(queue, subject, slot),
        scheduleDelaySeconds: Math.ceil(delay / 1000),
        dispatchDeadlineSeconds: RUNTIME[queue].timeoutSeconds,
      },
    );
    return true;
  } catch (error) {
    if (isTaskThere(error)) return false;
    throw error;
  }
};

/**
 * Sees to it that a task about the subject runs once after the present slot, however often it is asked for. Call it after
 * the commit of what the task is to read. A task that is there already will see that only while its slot is open; after
 * that it may have run, so the next slot gets one. (Ids stay taken for an hour and more after a task has run.)
 *
 * @returns the slot whose task does the work
 */
export const enqueue = async <Q extends QueueName>(queue: Q, work: Work<Q>): Promise<Slot> => {
  for (;;) {
    const slot = slotAt(now(), work.slotSeconds);
    if ((await add(queue, work, slot)) || now() < slot.end) return slot;
  }
};

const envelope = z.object({ due: z.iso.datetime(), work: z.unknown() });

/**
 * The function that does a queue's work; `work` must bear running twice. The emulator hands tasks over at once, so there
 * the function waits until they are due.
 */
export const onTask = <Q extends QueueName>(
  queue: Q,
  options: Pick<TaskQueueOptions, 'retryConfig' | 'rateLimits'>,
  work: (data: DataOf<Q>) => Promise<void>,
) =>
  onTaskDispatched<unknown>({ region: REGION, ...RUNTIME[queue], ...options }, async ({ data }) => {
    const task = envelope.parse(data);
    const early = Date.parse(task.due) - now().getTime();
    if (IS_EMULATED && early > 0) await wait(early);
    await work(QUEUE_DATA[queue].data.parse(task.work));
  });
