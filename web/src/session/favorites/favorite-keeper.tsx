import type { TextCode } from '@bigorna/domain/errors/codes';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Notice, notify } from '#app/notify.ts';
import { paths } from '#app/paths.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '../auth-context.tsx';
import { useMemberWrites } from '../live/use-member-writes.ts';
import { WriteFailure } from '../live/write-failure.ts';
import { originOf } from '../origin.ts';
import { type HeartClick, type HeartMod, hearts } from './hearts.ts';
import { favoriteAction, markedAfterLogin } from './login-action.ts';
import { useFavorites } from './use-favorites.ts';
import { wishes } from './wishes.ts';

const messages = defineMessages({
  undo: { id: 'favorites.undo', defaultMessage: 'Desfazer' },
  login: { id: 'favorites.login', defaultMessage: 'Entrar' },
  offline: { id: 'favorites.offline', defaultMessage: 'Você está sem conexão. Nada foi alterado.' },
});

/** Says what became of a click on a heart. One toast at a time: the newest is about the last click. */
const useNotices = () => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const navigate = useNavigate();
  const location = useLocation();
  const show = async (notice: Omit<Notice, 'id' | 'title'>, title: TextCode) =>
    notify({ ...notice, id: 'favorite', title: (await loadedText())(title) });
  return {
    login: (modId: string) => {
      const state = { ...originOf(location), action: favoriteAction(modId) };
      const action = { label: intl.formatMessage(messages.login), onAct: () => void navigate(paths.login, { state }) };
      void show({ type: 'info', action }, 'login_to_favorite');
    },
    added: () => void show({ type: 'success' }, 'favorite_added'),
    removed: ({ title, isGone }: HeartMod, onUndo: () => void) => {
      const action = { label: intl.formatMessage(messages.undo), onAct: onUndo };
      void show({ type: 'success', text: title, ...(isGone ? {} : { action }) }, 'favorite_removed');
    },
    failed: (on: boolean, error: unknown) => {
      const isOffline = error instanceof WriteFailure && error.code === 'offline';
      const text = isOffline ? { text: intl.formatMessage(messages.offline) } : {};
      void show({ type: 'error', ...text }, on ? 'favorite_failed' : 'favorite_removal_failed');
    },
  };
};

/** What somebody was about to mark when they were sent to sign in, done once on their return. */
const useMarkAfterLogin = (mark: (modId: string) => void, isReady: boolean): void => {
  const navigate = useNavigate();
  const location = useLocation();
  const modId = markedAfterLogin(location.state);
  const act = useEffectEvent(() => {
    if (modId === undefined) return;
    void navigate(location.pathname + location.search + location.hash, { replace: true, state: null });
    mark(modId);
  });
  useEffect(() => {
    if (isReady && modId !== undefined) act();
  }, [isReady, modId]);
};

/** Keeps the hearts of the page: what they show, and what their clicks do. Stands inside the router; shows nothing. */
export const FavoriteKeeper = () => {
  const { status, user } = useAuth();
  const { state } = useLocation();
  const areShown = useSyncExternalStore(hearts.watchAll, hearts.areShown);
  const favorites = useFavorites(areShown || markedAfterLogin(state) !== undefined);
  const { setFavorite } = useMemberWrites();
  const notices = useNotices();
  const isReady = status === 'signed_in' && favorites.status !== 'loading';
  const uid = user?.id;

  const marks = favorites.data;
  useEffect(() => {
    hearts.show(marks && new Set(marks.map(({ mod_id }) => mod_id)));
  }, [marks]);
  // Nothing of the former member is left for the next, nor on the page once the keeper itself has gone with the session.
  useEffect(() => {
    if (uid !== undefined) return () => wishes.forget();
  }, [uid]);
  useEffect(() => () => hearts.show(), []);

  const change = async (modId: string, on: boolean, done?: () => void): Promise<void> => {
    const changed = wishes.wish(modId, on, setFavorite);
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
      // What is marked is not known: a click would be guessed at.
      favorites.retry();
      return notices.failed(on, undefined);
    }
    if (on === hearts.has(mod.id)) return;
    const undo = () => void change(mod.id, true);
    void change(mod.id, on, on ? undefined : () => notices.removed(mod, undo));
  });
  const isServing = status === 'anonymous' || isReady;
  useEffect(() => (isServing ? hearts.serve((one) => click(one)) : undefined), [isServing]);
  useMarkAfterLogin(mark, isReady);
  return null;
};
