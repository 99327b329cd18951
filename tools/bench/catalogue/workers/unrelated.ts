/** The path of a call that has nothing to do with the catalogue. */
export const UNRELATED = '/unrelated';
