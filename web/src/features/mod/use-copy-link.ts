import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { notify } from '#shared/toasts/notify.ts';

const messages = defineMessages({
  failed: { id: 'comments.copyFailed', defaultMessage: 'O navegador não deixou copiar o link' },
});

/** Returns a function that copies the link of a path and shows the result as a toast. */
export const useCopyLink = (done: MessageDescriptor): ((path: string) => Promise<void>) => {
  const intl = useIntl();
  return async (path) => {
    try {
      await navigator.clipboard.writeText(location.origin + path);
      notify({ type: 'success', id: 'link-copied', title: intl.formatMessage(done) });
    } catch {
      notify({ type: 'error', id: 'link-copied', title: intl.formatMessage(messages.failed) });
    }
  };
};
