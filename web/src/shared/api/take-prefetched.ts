declare global {
  interface Window {
    /** The page's first query, sent by index.html while the site's scripts load. */
    early?: { url: string; answer: Promise<Response | undefined> };
  }
}

/** Takes the prefetched response of a URL, once; undefined if the URL was not prefetched or the request failed. */
export const takePrefetched = (url: string): Promise<Response | undefined> | undefined => {
  const { early } = window;
  if (early?.url !== url) return undefined;
  delete window.early;
  return early.answer;
};
