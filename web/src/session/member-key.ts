const MEMBER = 'member';

/** The key of a query in a member's name: all of them begin alike, so that they can be forgotten, or asked again, together. */
export const memberKey = (uid: string | undefined, ...question: readonly unknown[]): readonly unknown[] => [
  MEMBER,
  uid,
  ...question,
];
