import type { GuardSession } from '@bigorna/domain/access/guard';
import type { PanelAccess } from '@bigorna/domain/access/permissions';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface Auth {
  status: GuardSession['status'];
  /** What the route guard judges. */
  session: GuardSession;
  panelAccess: PanelAccess;
  /** A fresh ID token for a bearer call, or undefined when nobody is signed in. */
  getToken: () => Promise<string | undefined>;
}

const AuthContext = createContext<Auth | undefined>(undefined);

export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const value = useMemo<Auth>(
    () => ({
      status: 'anonymous',
      session: { status: 'anonymous' },
      panelAccess: 'staff',
      getToken: async () => undefined,
    }),
    [],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
};

/** The visitor's session. */
export const useAuth = (): Auth => {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
};
