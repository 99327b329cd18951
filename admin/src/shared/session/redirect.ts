/** Opens another app of the same origin. The promise never resolves, so no console code continues. */
const openApp = (path: string): Promise<never> => {
  location.assign(path);
  return new Promise(() => {});
};

/** The query that brings the user back to this page. */
const getReturnQuery = (): string => `?from=${encodeURIComponent(location.pathname + location.search + location.hash)}`;

/** Opens the site's login, which returns to this page. */
export const redirectToLogin = (): Promise<never> => openApp(`/login${getReturnQuery()}`);
/** Reloads the page, for example because the loaded data belongs to another account. */
export const reloadConsole = (): Promise<never> => {
  location.reload();
  return new Promise(() => {});
};
/** Opens the site's page where staff set up a second factor. Afterwards, it offers a link to this page. */
export const redirectToSecurity = (): Promise<never> => openApp(`/edit-profile${getReturnQuery()}#security`);
export const redirectToDashboard = (): Promise<never> => openApp('/dashboard');
export const redirectToHome = (): Promise<never> => openApp('/');
/** The site's page detects the ban, ends the session and shows the reason. */
export const redirectToBanned = (): Promise<never> => openApp('/banned');
