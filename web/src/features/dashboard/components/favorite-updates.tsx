import { CARDS_MAX } from '@bigorna/domain/limits';
import { defineMessage, defineMessages } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFavorites } from '#shared/favorites/use-favorites.ts';
import { useLongHistory } from '#shared/history/use-long-history.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { ModName } from '#shared/mods/mod-name.tsx';
import { useModCards } from '#shared/mods/use-mod-cards.ts';
import { paths } from '#shared/routing/paths.ts';
import { useLive } from '#shared/session/live/use-live.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { type FavoriteUpdate, findDownloadedFavorites, findFavoriteUpdates } from '../favorite-updates.ts';
import { Block, type BlockState } from './block.tsx';

const messages = defineMessages({
  title: { id: 'dashboard.updates', defaultMessage: 'Novidades nos favoritos' },
  all: { id: 'dashboard.allFavorites', defaultMessage: 'Ver favoritos' },
  none: { id: 'dashboard.noUpdates', defaultMessage: 'Seus favoritos estão em dia.' },
  noFavorites: {
    id: 'dashboard.noFavorites',
    defaultMessage: 'Favorite mods e addons: quando um deles tiver versão nova, ela aparece aqui.',
  },
});
const fromTo = defineMessage<{ readonly from: string; readonly to: string }>({
  id: 'dashboard.updateFromTo',
  defaultMessage: 'Você tem a {from}; já saiu a {to}.',
});
const newVersion = defineMessage<{ readonly to: string }>({
  id: 'dashboard.updateTo',
  defaultMessage: 'Saiu a versão {to}.',
});
const download = defineMessage<{ readonly version: string }>({
  id: 'history.update',
  defaultMessage: 'Baixar {version}',
});

const SHOWN = 4;
const PICTURE_PX = 56;

const UpdateLine = ({ update: { slug, title, language, thumbnail, from, to } }: { update: FavoriteUpdate }) => (
  <li className="panel update-line">
    <span className="line-picture">
      <Picture name={title} src={thumbnail} width={PICTURE_PX} height={PICTURE_PX} />
    </span>
    <div className="min-w-0 wrap-anywhere">
      <h3>
        <Link to={paths.mod(slug)} lang={language ?? ''}>
          {title}
        </Link>
      </h3>
      <p className="text-text-2">{from ? translate(fromTo, { from, to }) : translate(newVersion, { to })}</p>
    </div>
    <ButtonLink className="wrap-anywhere" to={paths.download(slug)}>
      <span>
        {translate(download, { version: to })}
        <span className="sr-only">
          : <ModName language={language}>{title}</ModName>
        </span>
      </span>
    </ButtonLink>
  </li>
);

/** Updates of favorites that the member downloaded, and updates that unread notifications announce. */
const useUpdates = (uid: string) => {
  const favorites = useFavorites();
  const unread = useLive('unread', {});
  const { entries: history, server } = useLongHistory(uid);
  const marks = favorites.data ?? [];
  const known = { favorites: marks, history };
  const modIds = findDownloadedFavorites(known).map(({ mod_id }) => mod_id);
  const getCard = useModCards(modIds.slice(0, CARDS_MAX));
  const isFailed = favorites.status === 'failed' || (server.isError && !server.data);
  const isReady = favorites.status === 'ready' && server.data !== undefined;
  const state: BlockState = {
    status: isFailed ? 'failed' : isReady ? 'ready' : 'loading',
    retry: () => {
      favorites.retry();
      void server.refetch();
    },
  };
  return { state, marks, updates: findFavoriteUpdates({ ...known, unread: unread.data ?? [], getCard }) };
};

/** Dashboard section with the newest updates of the member's favorites. */
export const FavoriteUpdates = ({ uid }: { uid: string }) => {
  const { state, marks, updates } = useUpdates(uid);
  return (
    <Block
      title={translate(messages.title)}
      more={{ to: paths.favorites, text: translate(messages.all) }}
      state={state}
      room="h-24"
      empty={
        updates.length > 0 ? undefined : <p>{translate(marks.length > 0 ? messages.none : messages.noFavorites)}</p>
      }
    >
      <ul className="grid gap-3">
        {updates.slice(0, SHOWN).map((update) => (
          <UpdateLine key={update.key} update={update} />
        ))}
      </ul>
    </Block>
  );
};
