import { mergeHistory } from '@bigorna/domain/history-merge';
import { HISTORY_PAGE_SIZE } from '@bigorna/domain/limits';
import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { useDownloads } from '#session/data-context.tsx';
import { useLocalDownloads } from '#session/use-local-downloads.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import { HistoryLine } from './history-line.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';

const messages = defineMessages({
  title: { id: 'history.title', defaultMessage: 'Downloads recentes' },
  loading: { id: 'history.loading', defaultMessage: 'Carregando seus downloads...' },
  failed: { id: 'history.failed', defaultMessage: 'Não foi possível carregar seus downloads' },
  empty: { id: 'history.empty', defaultMessage: 'Nenhum download ainda' },
  emptyText: {
    id: 'history.emptyText',
    defaultMessage: 'O que você baixar aparece aqui na hora, em qualquer aparelho.',
  },
  explore: { id: 'history.explore', defaultMessage: 'Explorar mods' },
});

/** The newest downloads, from server and this browser together; a new one appears by itself. */
export const History = ({ uid }: { uid: string }) => {
  const text = useDomainText();
  const { history, retryDownloads } = useDownloads();
  const local = useLocalDownloads(uid);
  const entries = mergeHistory(history.entries, local).slice(0, HISTORY_PAGE_SIZE);
  const isEmpty = entries.length === 0;
  return (
    <section aria-labelledby="history-title">
      <div className="section-head">
        <h2 id="history-title">
          <FormattedMessage {...messages.title} />
        </h2>
      </div>
      {isEmpty && history.status === 'loading' && (
        <HistorySkeleton>
          <FormattedMessage {...messages.loading} />
        </HistorySkeleton>
      )}
      {isEmpty && history.status === 'failed' && (
        <div className="empty-state" role="alert">
          <EmptyScene />
          <h3>
            <FormattedMessage {...messages.failed} />
          </h3>
          <Button variant="primary" onClick={retryDownloads}>
            {text('try_again')}
          </Button>
        </div>
      )}
      {isEmpty && history.status === 'ready' && (
        <div className="empty-state">
          <EmptyScene />
          <h3>
            <FormattedMessage {...messages.empty} />
          </h3>
          <p>
            <FormattedMessage {...messages.emptyText} />
          </p>
          <ButtonLink variant="primary" to={paths.mods}>
            <FormattedMessage {...messages.explore} />
          </ButtonLink>
        </div>
      )}
      {!isEmpty && (
        <ul className="line-list">
          {entries.map((entry) => (
            <li key={entry.mod_id}>
              <HistoryLine entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
