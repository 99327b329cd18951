import type { TextCode } from '@bigorna/domain/errors/codes';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { WriteFailure } from '#shared/live/write-failure.ts';
import { toOrigin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useMemberWrites } from '#shared/session/live/use-member-writes.ts';
import type { Notice } from '#shared/toasts/notice.ts';
import { notify } from '#shared/toasts/notify.ts';
import { readFavoriteAction, toFavoriteAction } from './favorite-action.ts';
import { type HeartClick, type HeartMod, hearts } from './hearts.ts';
import { optimisticFavorites } from './optimistic-favorites.ts';
import { useFavorites } from './use-favorites.ts';

const messages = defineMessages({
  undo: { id: 'favorites.undo', defaultMessage: 'Desfazer' },
  login: { id: 'favorites.login', defaultMessage: 'Entrar' },
  offline: { id: 'favorites.offline', defaultMessage: 'Você está sem conexão. Nada foi alterado.' },
});

/** Toasts for clicks on hearts. There is one toast at a time, about the last click. */
const useNotices = () => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const navigate = useNavigate();
  const location = useLocation();
  const show = async (notice: Omit<Notice, 'id' | 'title'>, title: TextCode) =>
    notify({ ...notice, id: 'favorite', title: (await loadedText())(title) });
  return {
    login: (modId: string) => {
      const state = { ...toOrigin(location), action: toFavoriteAction(modId) };
      const action = { label: intl.formatMessage(messages.login), onAct: () => void navigate(paths.login, { state }) };
      void show({ type: 'info', action }, 'login_to_favorite');
    },
    added: () => void show({ type: 'success' }, 'favorite_added'),
    removed: ({ title, isUnavailable }: HeartMod, onUndo: () => void) => {
      const action = { label: intl.formatMessage(messages.undo), onAct: onUndo };
      void show({ type: 'success', text: title, ...(isUnavailable ? {} : { action }) }, 'favorite_removed');
    },
    failed: (on: boolean, error: unknown) => {
      const isOffline = error instanceof WriteFailure && error.code === 'offline';
      const text = isOffline ? { text: intl.formatMessage(messages.offline) } : {};
      void show({ type: 'error', ...text }, on ? 'favorite_failed' : 'favorite_removal_failed');
    },
  };
};

/** After a login, marks the mod whose heart the visitor clicked before the login. Marks the mod only once. */
const useMarkAfterLogin = (mark: (modId: string) => void, isReady: boolean): void => {
  const navigate = useNavigate();
  const location = useLocation();
  const modId = readFavoriteAction(location.state);
  const markPending = useEffectEvent(() => {
    if (modId === undefined) return;
    void navigate(location.pathname + location.search + location.hash, { replace: true, state: null });
    mark(modId);
  });
  useEffect(() => {
    if (isReady && modId !== undefined) markPending();
  }, [isReady, modId]);
};

/** Controls the hearts of the page: their state and their clicks. Renders nothing; must be inside the router. */
export const FavoritesController = () => {
  const { status, user } = useAuth();
  const { state } = useLocation();
  const areShown = useSyncExternalStore(hearts.watchAll, hearts.areShown, hearts.areShown);
  const favorites = useFavorites(areShown || readFavoriteAction(state) !== undefined);
  const { setFavorite } = useMemberWrites();
  const notices = useNotices();
  const isReady = status === 'signed_in' && favorites.status !== 'loading';
  const uid = user?.id;

  const favoriteMarks = favorites.data;
  useEffect(() => {
    hearts.setFavorites(favoriteMarks && new Set(favoriteMarks.map(({ mod_id }) => mod_id)));
  }, [favoriteMarks]);
  // Clears the previous member's data, also when the controller unmounts with the session.
  useEffect(() => {
    if (uid !== undefined) return () => optimisticFavorites.clear();
  }, [uid]);
  useEffect(() => () => hearts.setFavorites(), []);

  const change = async (modId: string, on: boolean, done?: () => void): Promise<void> => {
    const changed = optimisticFavorites.change(modId, on, setFavorite);
    done?.();
    try {
      await changed;
    } catch (error) {
      notices.failed(on, error);
    }
  };
  const mark = (modId: string): void => {
    if (!hearts.has(modId)) void change(modId, true);
    notices.added();
  };
  const click = useEffectEvent(({ mod, on }: HeartClick) => {
    if (status !== 'signed_in') return notices.login(mod.id);
    if (favorites.status === 'failed') {
      // The favorites are unknown, so it is unclear what the click should change.
      favorites.retry();
      return notices.failed(on, undefined);
    }
    if (on === hearts.has(mod.id)) return;
    const undo = () => void change(mod.id, true);
    void change(mod.id, on, on ? undefined : () => notices.removed(mod, undo));
  });
  const acceptsClicks = status === 'anonymous' || isReady;
  useEffect(
    () => (acceptsClicks ? hearts.handleClicks((heartClick) => click(heartClick)) : undefined),
    [acceptsClicks],
  );
  useMarkAfterLogin(mark, isReady);
  return null;
};
