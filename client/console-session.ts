import { isStorageRefused } from './storage.ts';

interface SignInTokens {
  accessToken: string;
  customToken?: string | undefined;
}

/** Time for the console to load. Later, somebody else may use this browser. */
const MAX_AGE_MS = 60_000;

let lastSignIn: SignInTokens | undefined;

interface PassedSignIn {
  signIn: unknown;
  passedAt: number;
}

const isPassing = (state: unknown): state is PassedSignIn =>
  typeof state === 'object' && state !== null && 'signIn' in state && 'passedAt' in state;

/** Remembers the tokens of a sign-in for {@link openConsole}, or forgets them when the session ends. */
export const rememberSignIn = (tokens: SignInTokens | undefined): void => {
  lastSignIn = tokens;
};

/**
 * Opens the console, a separate app that continues the session in the browser's storage. If the browser refuses
 * storage, the tokens of the sign-in travel with the entry of the tab's history, which only this origin can read.
 */
export const openConsole = (path: string): void => {
  if (!lastSignIn || !isStorageRefused()) {
    location.assign(path);
    return;
  }
  // A second call would leave the first entry, with its tokens, in the history.
  if (isPassing(history.state)) return;
  // Hosting redirects `/admin`, and a redirect loses the entry's state.
  const address = path.replace(/^\/admin(?=[?#]|$)/, '/admin/');
  history.pushState({ signIn: lastSignIn, passedAt: Date.now() } satisfies PassedSignIn, '', address);
  location.reload();
};

/**
 * Takes the tokens that {@link openConsole} passed in the last minute, for the schema of the caller. A reload does not
 * find them again.
 */
export const takePassedTokens = (): unknown => {
  const state: unknown = globalThis.history?.state;
  if (!isPassing(state)) return undefined;
  history.replaceState(null, '');
  return isStorageRefused() && Date.now() - state.passedAt < MAX_AGE_MS ? state.signIn : undefined;
};
