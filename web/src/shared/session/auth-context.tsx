import type { PanelAccess } from '@bigorna/domain/access/permissions';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FirebaseSession } from '#shared/live/firebase-session.ts';
import type { SessionActions, SessionHandle } from './create-session.ts';
import type { BanNotice } from './state/ban-notice.ts';
import type { Session } from './state/session-store.ts';

export interface Auth extends SessionActions {
  status: Session['status'];
  /** Input of the route guard. */
  session: Session;
  user: CurrentUser | undefined;
  panelAccess: PanelAccess;
  /** The signed-in Firebase session, for `shared/live/`. */
  firebase: FirebaseSession | undefined;
  /** The ban that ended the session in this tab. */
  ban: BanNotice | undefined;
}

const AuthContext = createContext<Auth | undefined>(undefined);

interface AuthProviderProps {
  session: SessionHandle;
  children: ReactNode;
}

/**
 * Provides the visitor's session. Without a stored token, the session is anonymous at once and loads no Firebase code.
 */
export const AuthProvider = ({ session: { store, actions, start }, children }: AuthProviderProps) => {
  const snapshot = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  useEffect(start, [start]);
  const value = useMemo<Auth>(() => {
    const { session } = snapshot;
    return {
      ...snapshot,
      ...actions,
      status: session.status,
      user: session.status === 'signed_in' ? session.user : undefined,
    };
  }, [snapshot, actions]);
  return <AuthContext value={value}>{children}</AuthContext>;
};

/** The visitor's session. Throws outside an AuthProvider. */
export const useAuth = (): Auth => {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
};
