declare global {
  interface Window {
    /** The page's first question, put by index.html while the site's scripts were still on their way. */
    early?: { path: string; answer: Promise<Response | undefined> };
  }
}

/** The answer that is on its way already for a path, once; undefined where none is, or where none came. */
export const earlyAnswer = (path: string): Promise<Response | undefined> | undefined => {
  const { early } = window;
  if (early?.path !== path) return undefined;
  delete window.early;
  return early.answer;
};
