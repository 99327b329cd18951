import type { AdminContactMessage } from '@bigorna/domain/endpoints/admin/contact-messages';
import { useListContext } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { KeysLine } from '../queue-list/keys-line.tsx';
import { QueueRows, rowElement } from '../queue-list/queue-rows.tsx';
import { useCursor } from '../queue-list/use-cursor.ts';
import { useDrafts } from '../queue-list/use-drafts.ts';
import { useKeptRows } from '../queue-list/use-kept-rows.ts';
import { useLeaveGuard } from '../queue-list/use-leave-guard.ts';
import { useQueueKeys } from '../queue-list/use-queue-keys.ts';
import { MessageRow } from './message-row.tsx';

const KEYS = [
  { keys: ['J'], text: 'console.queue.next' },
  { keys: ['K'], text: 'console.queue.previous' },
  { keys: ['R'], text: 'console.action.reply_by_email' },
  { keys: ['A'], text: 'console.action.mark_answered' },
  { keys: ['S'], text: 'console.action.mark_aside' },
  { keys: ['N'], text: 'console.queue.note' },
  { keys: ['O'], text: 'console.action.reopen' },
];

/** The messages of the chosen tab, worked through by keyboard. */
export const MessagesQueue = () => {
  const { data = [] } = useListContext<AdminContactMessage>();
  const notes = useDrafts('', (note) => note === '');
  const rows = useKeptRows(data, notes.written);
  useLeaveGuard(notes.written.size > 0);
  const { current, step, choose } = useCursor(rows);
  const { act, acting } = useStaffAct();

  const handle = async ({ id, handled_at }: AdminContactMessage, answered: boolean) => {
    const body = { answered, note: notes.of(id), handled_at };
    if (await act('handleContactMessage', { params: { id }, body })) notes.forget(id);
  };
  const reopen = ({ id }: AdminContactMessage) => void act('reopenContactMessage', { params: { id } });
  const move = (by: number) => () => {
    const id = step(by);
    if (id) rowElement(id)?.focus();
  };
  const atWaiting = (key: (message: AdminContactMessage) => void) => () => {
    if (current && !acting && (current.handled_at === null || notes.written.has(current.id))) key(current);
  };
  useQueueKeys({
    j: move(1),
    k: move(-1),
    r: atWaiting(({ id }) => rowElement(id)?.querySelector<HTMLElement>('[data-reply]')?.click()),
    a: atWaiting((message) => void handle(message, true)),
    s: atWaiting((message) => void handle(message, false)),
    n: atWaiting(({ id }) => rowElement(id)?.querySelector('textarea')?.focus()),
    o: () => {
      if (current && !acting && current.handled_at !== null) reopen(current);
    },
  });

  return (
    <>
      <KeysLine keys={KEYS} />
      <QueueRows
        rows={rows}
        currentId={current?.id}
        empty="console.messages.empty"
        row={(message) => (
          <MessageRow
            message={message}
            isCurrent={message.id === current?.id}
            note={notes.of(message.id)}
            acting={acting}
            onChoose={() => choose(message.id)}
            onNote={(note) => notes.set(message.id, note)}
            onHandle={(answered) => void handle(message, answered)}
            onReopen={() => reopen(message)}
          />
        )}
      />
    </>
  );
};
