/** Log entries of the acts that staff can still undo, oldest first. A bulk act has several entries. */
let acts: readonly (readonly string[])[] = [];

/** Remembers an act that can be undone. */
export const rememberAct = (entries: readonly string[]): void => {
  if (entries.length > 0) acts = [...acts, entries];
};

/** Forgets an entry that is being undone. */
export const forgetEntry = (undone: string): void => {
  acts = acts.map((entries) => entries.filter((id) => id !== undone)).filter((entries) => entries.length > 0);
};

/** Forgets the acts of a page that the user left, except those with a toast, which still offers the undo. */
export const retainActs = (entriesOfToasts: readonly string[]): void => {
  acts = acts.filter((entries) => entries.some((id) => entriesOfToasts.includes(id)));
};

/** Log entries of the newest act; undefined if there is none. */
export const getLastAct = (): readonly string[] | undefined => acts.at(-1);
