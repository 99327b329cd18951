import type { FirebaseApp } from 'firebase/app';

/** Fake Firebase Auth and site settings. Tests set their state. */
export const firebase = {
  uid: undefined as string | undefined,
  /** Current token; replaced by `refreshed` after a forced refresh. */
  token: undefined as string | undefined,
  refreshed: undefined as string | undefined,
  /** Member and token after a sign-in with a custom token. */
  joins: { uid: 'u1', token: '' },
  joinFailure: undefined as unknown,
  signOuts: 0,
  refreshes: 0,
  siteFailures: 0,
  follow: (_token: string | undefined): void => {},
};

const app: Partial<FirebaseApp> = { name: 'test' };
const identity = {
  app,
  get uid() {
    return firebase.uid;
  },
  token: async (refresh = false) => {
    if (refresh) {
      firebase.refreshes++;
      firebase.token = firebase.refreshed;
      // Firebase ends a session that its server refuses to refresh.
      if (firebase.refreshed === undefined) firebase.uid = undefined;
      firebase.follow(firebase.refreshed);
    }
    return firebase.token;
  },
  signIn: async () => {
    if (firebase.joinFailure !== undefined) throw firebase.joinFailure;
    Object.assign(firebase, firebase.joins);
    firebase.follow(firebase.token);
  },
  signOut: async () => {
    firebase.signOuts++;
    firebase.uid = undefined;
    firebase.follow(undefined);
  },
  follow: (onToken: typeof firebase.follow) => {
    firebase.follow = onToken;
  },
};
const site = { admin_panel_access: 'staff', firebase: { emulators: null } };

interface Listener {
  onSettings: (given: typeof site) => void;
  onOpen: (given: typeof identity) => void;
}

export class Connection {
  identity: typeof identity | undefined;
  site: typeof site | undefined;
  readonly #listener: Listener;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  async settings() {
    if (firebase.siteFailures > 0) {
      firebase.siteFailures--;
      throw new Error('no settings');
    }
    this.#listener.onSettings(site);
    return site;
  }

  async open() {
    if (!this.identity) {
      this.site = await this.settings();
      this.identity = identity;
      this.#listener.onOpen(identity);
    }
    return { identity, site };
  }
}
