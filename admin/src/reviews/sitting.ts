/** What became of an item. */
export interface Decided {
  readonly id: string;
  readonly title: string;
  readonly verdict: 'approved' | 'rejected';
}

/** One sitting at the queue: what was seen and not decided, where the reader is, and what is done. */
export interface Sitting {
  /** Seen and not decided, in the order they came. */
  readonly open: readonly string[];
  /** Which of them is on the screen; behind the last one the next is awaited. */
  readonly at: number;
  /** Of the open ones, those put off. */
  readonly skipped: readonly string[];
  readonly done: readonly Decided[];
  /** Nothing more waits. */
  readonly ended: boolean;
}

export const NEW_SITTING: Sitting = { open: [], at: 0, skipped: [], done: [], ended: false };

export type Step =
  | { type: 'arrived'; id: string }
  | { type: 'ended' }
  | { type: 'decided'; item: Decided }
  | { type: 'skipped' }
  /** Its decision was taken back. */
  | { type: 'undone'; id: string }
  /** Somebody else has decided it, or it is gone. */
  | { type: 'dropped'; id: string }
  | { type: 'moved'; by: 1 | -1 }
  /** From the end back to what was put off, or to look whether something came meanwhile. */
  | { type: 'taken_up'; from: 'skipped' | 'queue' };

const inside = (at: number, open: readonly string[]): number => Math.max(0, Math.min(at, open.length));

/** The sitting after a step. */
export const afterStep = (sitting: Sitting, step: Step): Sitting => {
  const { open, at, skipped, done } = sitting;
  const without = (gone: string) => {
    const left = open.filter((id) => id !== gone);
    return { open: left, at: inside(at, left), skipped: skipped.filter((id) => id !== gone) };
  };
  switch (step.type) {
    case 'arrived': {
      // One that was decided and comes again was undone, here or by somebody else.
      const rest = { done: done.filter(({ id }) => id !== step.id), ended: false };
      const known = open.indexOf(step.id);
      if (known >= 0) return { ...sitting, ...rest, at: known };
      return { ...sitting, ...rest, open: [...open, step.id], at: open.length };
    }
    case 'ended':
      return { ...sitting, ended: true };
    case 'decided':
      return { ...sitting, ...without(step.item.id), done: [...done, step.item] };
    case 'undone':
      return { ...sitting, done: done.filter(({ id }) => id !== step.id) };
    case 'dropped':
      return { ...sitting, ...without(step.id) };
    case 'skipped': {
      const id = open[at];
      if (id === undefined) return sitting;
      return { ...sitting, at: at + 1, skipped: skipped.includes(id) ? skipped : [...skipped, id] };
    }
    case 'moved':
      return { ...sitting, at: inside(at + step.by, open), ended: false };
    case 'taken_up':
      return { ...sitting, at: step.from === 'skipped' ? 0 : open.length, ended: false };
  }
};

/** The item on the screen; undefined while the next is awaited, and at the end. */
export const currentOf = ({ open, at, ended }: Sitting): string | undefined => (ended ? undefined : open[at]);

/** Whether the next item has to come from the server. */
export const awaitsNext = ({ open, at, ended }: Sitting): boolean => !ended && at >= open.length;
