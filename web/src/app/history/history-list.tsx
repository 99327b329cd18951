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
  loading: { id: 'history.loading', defaultMessage: 'Carregando seus downloads...' },
  failed: { id: 'history.failed', defaultMessage: 'Não foi possível carregar seus downloads' },
  empty: { id: 'history.empty', defaultMessage: 'Nenhum download ainda' },
  emptyText: {
    id: 'history.emptyText',
    defaultMessage: 'O que você baixar aparece aqui na hora, em qualquer aparelho.',
  },
  explore: { id: 'history.explore', defaultMessage: 'Explorar mods' },
});

interface HistoryListProps {
  uid: string;
  /** The level of the headings inside: below that of the place around. */
  heading: 'h2' | 'h3';
}

/** The newest downloads, from server and this browser together; a new one appears by itself. */
export const HistoryList = ({ uid, heading: Heading }: HistoryListProps) => {
  const text = useDomainText();
  const { history, retryDownloads } = useDownloads();
  const local = useLocalDownloads(uid);
  const entries = mergeHistory(history.entries, local).slice(0, HISTORY_PAGE_SIZE);
  if (entries.length > 0) {
    return (
      <ul className="line-list">
        {entries.map((entry) => (
          <li key={entry.mod_id}>
            <HistoryLine entry={entry} heading={Heading} />
          </li>
        ))}
      </ul>
    );
  }
  if (history.status === 'loading') {
    return (
      <HistorySkeleton>
        <FormattedMessage {...messages.loading} />
      </HistorySkeleton>
    );
  }
  if (history.status === 'failed') {
    return (
      <div className="empty-state" role="alert">
        <EmptyScene />
        <Heading>
          <FormattedMessage {...messages.failed} />
        </Heading>
        <Button variant="primary" onClick={retryDownloads}>
          {text('try_again')}
        </Button>
      </div>
    );
  }
  return (
    <div className="empty-state">
      <EmptyScene />
      <Heading>
        <FormattedMessage {...messages.empty} />
      </Heading>
      <p>
        <FormattedMessage {...messages.emptyText} />
      </p>
      <ButtonLink variant="primary" to={paths.mods}>
        <FormattedMessage {...messages.explore} />
      </ButtonLink>
    </div>
  );
};
