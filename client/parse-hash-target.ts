/** The element id in a URL's hash; '' without a valid hash. */
export const parseHashTarget = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};
