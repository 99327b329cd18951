import type { PanelAccess } from '@bigorna/domain/access/permissions';
import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BanNotice } from './ban-notice.ts';
import { createSession, type SessionActions } from './create-session.ts';
import type { FirebaseSession, Session } from './session-store.ts';

export interface Auth extends SessionActions {
  status: Session['status'];
  /** What the route guard judges. */
  session: Session;
  /** The member, while signed in. */
  user: OwnUser | undefined;
  panelAccess: PanelAccess;
  /** Firebase, once it knows the member: for `live/`. */
  firebase: FirebaseSession | undefined;
  /** The ban that ended the session in this tab. */
  ban: BanNotice | undefined;
}

const AuthContext = createContext<Auth | undefined>(undefined);

/** Holds the visitor's session; without a stored token it is anonymous at once and no Firebase code is loaded. */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const [{ store, actions, start }] = useState(createSession);
  const snapshot = useSyncExternalStore(store.subscribe, store.get, store.get);
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

/** The visitor's session. */
export const useAuth = (): Auth => {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
};
