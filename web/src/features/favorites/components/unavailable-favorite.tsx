import { defineMessages, useIntl } from 'react-intl';
import type { ListedEntry } from '#shared/history/read-history-entry.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { Heart } from '#shared/mods/heart.tsx';
import { ModName } from '#shared/mods/mod-name.tsx';
import { CardSkeleton } from '#shared/mods/mod-skeletons.tsx';
import { useLive } from '#shared/session/live/use-live.ts';
import { Picture } from '#shared/ui/picture.tsx';
import { Pill } from '#shared/ui/pill.tsx';

const messages = defineMessages({
  unnamed: { id: 'favorites.unnamed', defaultMessage: 'Sem nome' },
  gone: { id: 'favorites.gone', defaultMessage: 'Não está mais disponível' },
  goneText: {
    id: 'favorites.goneText',
    defaultMessage: 'Saiu do catálogo, mas pode voltar um dia. Se quiser, remova-o dos favoritos.',
  },
});

interface UnavailableFavoriteProps {
  modId: string;
  /** Download history of the mod, if any. */
  entry: ListedEntry | undefined;
}

/** A favorite that is no longer public. Its title comes from the download history, or was stored with the favorite. */
export const UnavailableFavorite = ({ modId, entry }: UnavailableFavoriteProps) => {
  const intl = useIntl();
  const stored = useLive('favoriteTitle', entry ? undefined : { modId });
  if (!entry && stored.status === 'loading') return <CardSkeleton />;
  const title = entry?.title ?? stored.data ?? intl.formatMessage(messages.unnamed);
  return (
    <article className="card">
      <div className="card-picture opacity-50 grayscale">
        <Picture name={title} src={entry?.thumbnail_url} width={320} height={180} />
      </div>
      <div className="card-body">
        <h3>{entry ? <ModName language={entry.language}>{entry.title}</ModName> : title}</h3>
        <div className="chips">
          <Pill tone="danger">{translate(messages.gone)}</Pill>
        </div>
        <p className="text-step-0 text-text-2">{translate(messages.goneText)}</p>
      </div>
      <Heart mod={{ id: modId, title, isUnavailable: true }} />
    </article>
  );
};
