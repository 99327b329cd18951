/** Fields by which the API orders accounts with a filter. The first one is the default. */
export const getSortFields = ({ q, from, to }: Readonly<Record<string, unknown>>): readonly string[] => {
  if (from || to) return ['member_since'];
  return q ? ['member_since', 'username'] : ['member_since', 'username', 'last_login'];
};
