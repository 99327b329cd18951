import { HISTORY_PAGE_SIZE } from '@bigorna/domain/limits';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { HistoryList } from '#app/history/history-list.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { useData } from '#session/data-context.tsx';

const messages = defineMessages({
  title: { id: 'downloads.title', defaultMessage: 'Seus downloads' },
  lead: { id: 'downloads.lead', defaultMessage: 'Os mods e addons que você baixou, do mais recente ao mais antigo.' },
});
const newest = defineMessage<{ readonly count: number; readonly total: number }>({
  id: 'downloads.newest',
  defaultMessage: 'Aqui estão os {count, number} mais recentes de {total, number}.',
});

/** The member's download history. */
export const Component = () => {
  const { user } = useAuth();
  const { downloadsTotal = 0 } = useData();
  if (!user) return null;
  return (
    <div className="wrap grid gap-6 py-8">
      <div>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <p className="mt-2 text-text-2">
          <FormattedMessage {...messages.lead} />{' '}
          {downloadsTotal > HISTORY_PAGE_SIZE && (
            <FormattedMessage {...newest} values={{ count: HISTORY_PAGE_SIZE, total: downloadsTotal }} />
          )}
        </p>
      </div>
      <HistoryList uid={user.id} heading="h2" />
    </div>
  );
};
