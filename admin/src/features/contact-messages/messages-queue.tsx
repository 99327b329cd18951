import type { AdminContactMessage } from '@bigorna/domain/endpoints/admin/contact-messages.schemas';
import { z } from 'zod';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { findRowElement } from '#shared/queue-list/cursor-position.ts';
import { QueueRows } from '#shared/queue-list/queue-rows.tsx';
import { ShortcutHints } from '#shared/queue-list/shortcut-hints.tsx';
import { useDraftQueue } from '#shared/queue-list/use-draft-queue.ts';
import { useQueueKeys } from '#shared/queue-list/use-queue-keys.ts';
import { MessageRow } from './message-row.tsx';

const KEYS = [
  { keys: ['J'], text: 'console.queue.next' },
  { keys: ['K'], text: 'console.queue.previous' },
  { keys: ['R'], text: 'console.action.reply_by_email' },
  { keys: ['A'], text: 'console.action.mark_answered' },
  { keys: ['S'], text: 'console.action.mark_aside' },
  { keys: ['N'], text: 'console.word.note' },
  { keys: ['O'], text: 'console.action.reopen' },
  { keys: ['Z'], text: 'console.action.undo' },
];

/** The note without a draft. A reopened message still has the note of the last handling. */
const getSavedNote = ({ handled_at, note }: AdminContactMessage): string => (handled_at === null ? note : '');

/** The selected tab's messages, with keyboard shortcuts. */
export const MessagesQueue = () => {
  const queue = useDraftQueue('contact-messages', '', z.string(), ({ id }) => [`contact_messages/${id}`]);
  const { drafts: notes, rows, current, choice, moveBy, select } = queue;
  const { runAction, isBusy } = useStaffMutation();

  const getNote = (message: AdminContactMessage): string =>
    notes.ids.has(message.id) ? notes.get(message.id) : getSavedNote(message);
  const setNote = (message: AdminContactMessage, note: string) =>
    note === getSavedNote(message) ? notes.remove(message.id) : notes.set(message.id, note);

  const handle = async (message: AdminContactMessage, answered: boolean) => {
    const { id, handled_at } = message;
    const body = { answered, note: getNote(message), handled_at };
    if (await runAction('handleContactMessage', { params: { id }, body })) notes.remove(id);
  };
  const reopen = ({ id }: AdminContactMessage) => void runAction('reopenContactMessage', { params: { id } });
  const onWaitingMessage = (key: (message: AdminContactMessage) => void) => () => {
    if (current && !isBusy && (current.handled_at === null || notes.ids.has(current.id))) key(current);
  };
  useQueueKeys({
    j: moveBy(1),
    k: moveBy(-1),
    r: onWaitingMessage(({ id }) => findRowElement(id)?.querySelector<HTMLElement>('[data-reply]')?.click()),
    a: onWaitingMessage((message) => void handle(message, true)),
    s: onWaitingMessage((message) => void handle(message, false)),
    n: onWaitingMessage(({ id }) => findRowElement(id)?.querySelector('textarea')?.focus()),
    o: () => {
      if (current && !isBusy && current.handled_at !== null) reopen(current);
    },
  });

  return (
    <>
      <ShortcutHints keys={KEYS} />
      <QueueRows
        rows={rows}
        currentId={current?.id}
        choice={choice}
        empty="console.messages.empty"
        row={(message) => (
          <MessageRow
            message={message}
            isCurrent={message.id === current?.id}
            note={getNote(message)}
            isBusy={isBusy}
            onChoose={() => select(message.id)}
            onNote={(note) => setNote(message, note)}
            onHandle={(answered) => void handle(message, answered)}
            onReopen={() => reopen(message)}
          />
        )}
      />
    </>
  );
};
