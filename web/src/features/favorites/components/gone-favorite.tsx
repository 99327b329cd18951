import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Heart } from '#app/mods/heart.tsx';
import { ModName } from '#app/mods/mod-name.tsx';
import { Picture } from '#ui/picture.tsx';
import { Pill } from '#ui/pill.tsx';

const messages = defineMessages({
  unnamed: { id: 'favorites.unnamed', defaultMessage: 'Mod sem nome' },
  gone: { id: 'favorites.gone', defaultMessage: 'Não está mais disponível' },
  goneText: {
    id: 'favorites.goneText',
    defaultMessage: 'Saiu do catálogo. Pode voltar um dia; até lá você pode tirá-lo dos favoritos.',
  },
});

interface GoneFavoriteProps {
  modId: string;
  /** What is known of it from a download. */
  entry: HistoryEntry | undefined;
}

/** A favorite that visitors may no longer see: named where it was downloaded once. */
export const GoneFavorite = ({ modId, entry }: GoneFavoriteProps) => {
  const intl = useIntl();
  const title = entry?.title ?? intl.formatMessage(messages.unnamed);
  return (
    <article className="card">
      <div className="card-picture opacity-50 grayscale">
        <Picture name={title} src={entry?.thumbnail_url} width={320} height={180} />
      </div>
      <div className="card-body">
        <h3>{entry ? <ModName language={entry.language}>{entry.title}</ModName> : title}</h3>
        <div className="chips">
          <Pill tone="danger">
            <FormattedMessage {...messages.gone} />
          </Pill>
        </div>
        <p className="text-step-0 text-text-2">
          <FormattedMessage {...messages.goneText} />
        </p>
      </div>
      <Heart mod={{ id: modId, title, isGone: true }} />
    </article>
  );
};
