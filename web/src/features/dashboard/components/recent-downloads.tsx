import { mergeHistory } from '@bigorna/domain/history-merge';
import { defineMessages } from 'react-intl';
import { HistoryLine } from '#shared/history/history-line.tsx';
import { useLocalDownloads } from '#shared/history/use-local-downloads.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { useDownloads } from '#shared/member/data-context.tsx';
import { useModCards } from '#shared/mods/use-mod-cards.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
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

/** The member's newest downloads, live. */
export const RecentDownloads = ({ uid }: { uid: string }) => {
  const { history, retryDownloads } = useDownloads();
  const local = useLocalDownloads(uid);
  const entries = mergeHistory(history.entries, local).slice(0, SHOWN);
  const getCard = useModCards(entries.map(({ mod_id }) => mod_id));
  return (
    <Block
      title={translate(messages.title)}
      more={{ to: paths.downloads, text: translate(messages.all) }}
      state={{ status: entries.length > 0 ? 'ready' : history.status, retry: retryDownloads }}
      room="h-60"
      empty={
        entries.length > 0 ? undefined : (
          <>
            <p className="quiet-title">{translate(messages.empty)}</p>
            <p>{translate(messages.emptyText)}</p>
            <ButtonLink to={paths.mods}>{translate(messages.explore)}</ButtonLink>
          </>
        )
      }
    >
      <ul className="line-list">
        {entries.map((entry) => (
          <li key={entry.mod_id}>
            <HistoryLine entry={entry} card={getCard(entry.mod_id)} heading="h3" />
          </li>
        ))}
      </ul>
    </Block>
  );
};
