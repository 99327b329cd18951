const MEMBER = 'member';

/** Key of a member's query. All keys of a member share a prefix, so that they can be removed or refetched together. */
export const getMemberQueryKey = (uid: string | undefined, ...parts: readonly unknown[]): readonly unknown[] => [
  MEMBER,
  uid,
  ...parts,
];
