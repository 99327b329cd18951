import { createHash } from 'node:crypto';
import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/tasks';
import { z } from 'zod';
import { now } from './clock.ts';
import { IS_EMULATED } from './emulators.ts';
import { getTaskQueue } from './firebase.ts';
import { REGION } from './parameters.ts';
import { QUEUE_DATA, type QueueData, type QueueName } from './queues.ts';
import { RUNTIME } from './runtime.ts';
import { waitAtLeast } from './wait-at-least.ts';

/** A time slot. All events of one subject in a slot share one task. */
export interface Slot {
  readonly start: Date;
  readonly end: Date;
}

/** The slot of a timestamp. Slots are aligned to 1970. */
export const toSlot = (time: Date, seconds: number): Slot => {
  const length = seconds * 1000;
  const start = Math.floor(time.getTime() / length) * length;
  return { start: new Date(start), end: new Date(start + length) };
};

/** A task starts this long after its slot ends: clocks differ between instances, and writes take time. */
const GRACE_MS = 5000;

export interface Work<Q extends QueueName> {
  /** Subject of the work. Each subject gets one task per slot. */
  subject: string;
  slotSeconds: number;
  data(slot: Slot): QueueData<Q>;
  /** Start time. Default: five seconds after the end of the slot, when all events of the slot are readable. */
  due?(slot: Slot): Date;
}

const getTaskId = (queue: string, subject: string, { start, end }: Slot): string =>
  createHash('sha256')
    .update(JSON.stringify([queue, subject, start, end]))
    .digest('hex');

const isTaskAlreadyExists = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';

const enqueueInSlot = async <Q extends QueueName>(
  queue: Q,
  { subject, data, due }: Work<Q>,
  slot: Slot,
): Promise<boolean> => {
  const time = due?.(slot) ?? new Date(slot.end.getTime() + GRACE_MS);
  const delay = Math.max(0, time.getTime() - now().getTime());
  try {
    await getTaskQueue(queue).enqueue(
      { due: time.toISOString(), work: data(slot) },
      {
        id: getTaskId(queue, subject, slot),
        scheduleDelaySeconds: Math.ceil(delay / 1000),
        dispatchDeadlineSeconds: RUNTIME[queue].timeoutSeconds,
      },
    );
    return true;
  } catch (error) {
    if (isTaskAlreadyExists(error)) return false;
    throw error;
  }
};

/**
 * Enqueues one task per subject and slot, even if called often. The task runs after the current slot.
 *
 * Call it after the commit of the data that the task reads. An existing task covers the data only while its slot is
 * open. If the slot has ended, the task may have run, so this function enqueues one for the next slot. Task ids stay
 * reserved for an hour or more after the run.
 *
 * @returns the slot whose task does the work
 */
export const enqueue = async <Q extends QueueName>(queue: Q, work: Work<Q>): Promise<Slot> => {
  for (;;) {
    const slot = toSlot(now(), work.slotSeconds);
    if ((await enqueueInSlot(queue, work, slot)) || now() < slot.end) return slot;
  }
};

const envelope = z.object({ due: z.iso.datetime(), work: z.unknown() });

/**
 * The function of a queue. `work` must be idempotent. The emulator dispatches tasks at once, so the function waits
 * until they are due.
 */
export const onTask = <Q extends QueueName>(
  queue: Q,
  options: Pick<TaskQueueOptions, 'retryConfig' | 'rateLimits'>,
  work: (data: QueueData<Q>) => Promise<void>,
) =>
  onTaskDispatched<unknown>({ region: REGION, ...RUNTIME[queue], ...options }, async ({ data }) => {
    const task = envelope.parse(data);
    if (IS_EMULATED) await waitAtLeast(Date.parse(task.due) - now().getTime());
    await work(QUEUE_DATA[queue].parse(task.work));
  });
