import { isStorageRefused } from './storage.ts';

interface SignInTokens {
  accessToken: string;
  customToken?: string | undefined;
}

let lastSignIn: SignInTokens | undefined;

/** Remembers the tokens of a sign-in for {@link openConsole}, or forgets them when the session ends. */
export const rememberSignIn = (tokens: SignInTokens | undefined): void => {
  lastSignIn = tokens;
};

/**
 * Opens the console, a separate app that continues the session in the browser's storage. If the browser refuses
 * storage, the tokens of the sign-in travel with the entry of the tab's history, which only this origin can read.
 */
export const openConsole = (path: string): void => {
  if (lastSignIn && isStorageRefused()) {
    history.pushState({ signIn: lastSignIn }, '', path);
    location.reload();
  } else {
    location.assign(path);
  }
};

/** Takes the tokens that {@link openConsole} passed, for the schema of the caller. A reload does not find them again. */
export const takePassedTokens = (): unknown => {
  const state: unknown = globalThis.history?.state;
  if (typeof state !== 'object' || state === null || !('signIn' in state)) return undefined;
  history.replaceState(null, '');
  return state.signIn;
};
