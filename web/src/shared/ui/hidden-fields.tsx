/** Fields of a form that keep a query, for a page whose scripts do not run. */
export const HiddenFields = ({ query }: { query: string | undefined }) =>
  [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" {...{ name, value }} />
  ));
