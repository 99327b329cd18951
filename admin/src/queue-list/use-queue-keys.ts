import { useHotkeys } from 'react-hotkeys-hook';

/** What a key does in a queue; undefined where it does nothing just now. */
export type QueueKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Where letters are text, or belong to what lies above the page. */
const OWN_LETTERS =
  'textarea, select, input:not([type=checkbox]), [contenteditable], [role=dialog], [role=menu], [role=listbox]';

const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(OWN_LETTERS) !== null;

/** Single letters act on the queue wherever the focus is, but in what takes text and in dialogs. */
export const useQueueKeys = (keys: QueueKeys): void => {
  useHotkeys(
    Object.keys(keys),
    (event) => keys[event.key.toLowerCase()]?.(),
    { useKey: true, enableOnFormTags: true, ignoreEventWhen: (event) => event.repeat || isElsewhere(event) },
    [keys],
  );
};
