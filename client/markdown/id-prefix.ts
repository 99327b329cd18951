/** Start of the ids in a text, so that they differ from the ids of the page and of its other texts. */
export const getIdPrefix = (scope: string): string => `user-content-${scope && `${scope}-`}`;
