import { mergeHistory } from '@bigorna/domain/history-merge';
import { defineMessages, FormattedMessage } from 'react-intl';
import { HistoryLine } from '#app/history/history-line.tsx';
import { useModCards } from '#app/mods/use-mod-cards.ts';
import { paths } from '#app/paths.ts';
import { useDownloads } from '#session/data-context.tsx';
import { useLocalDownloads } from '#session/use-local-downloads.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Block } from './block.tsx';

const messages = defineMessages({
  title: { id: 'history.title', defaultMessage: 'Downloads recentes' },
  all: { id: 'dashboard.allDownloads', defaultMessage: 'Ver todos' },
  empty: { id: 'history.empty', defaultMessage: 'Nenhum download ainda' },
  emptyText: {
    id: 'history.emptyText',
    defaultMessage: 'O que você baixar aparece aqui na hora, em qualquer aparelho.',
  },
  explore: { id: 'history.explore', defaultMessage: 'Explorar mods' },
});

const SHOWN = 5;

/** The member's newest downloads; a new one appears by itself. */
export const RecentDownloads = ({ uid }: { uid: string }) => {
  const { history, retryDownloads } = useDownloads();
  const local = useLocalDownloads(uid);
  const entries = mergeHistory(history.entries, local).slice(0, SHOWN);
  const cardOf = useModCards(entries.map(({ mod_id }) => mod_id));
  return (
    <Block
      title={<FormattedMessage {...messages.title} />}
      more={{ to: paths.downloads, text: <FormattedMessage {...messages.all} /> }}
      state={{ status: entries.length > 0 ? 'ready' : history.status, retry: retryDownloads }}
      room="h-60"
      empty={
        entries.length > 0 ? undefined : (
          <>
            <p className="quiet-title">
              <FormattedMessage {...messages.empty} />
            </p>
            <p>
              <FormattedMessage {...messages.emptyText} />
            </p>
            <ButtonLink to={paths.mods}>
              <FormattedMessage {...messages.explore} />
            </ButtonLink>
          </>
        )
      }
    >
      <ul className="line-list">
        {entries.map((entry) => (
          <li key={entry.mod_id}>
            <HistoryLine entry={entry} card={cardOf(entry.mod_id)} heading="h3" />
          </li>
        ))}
      </ul>
    </Block>
  );
};
