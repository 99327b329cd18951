/** View that a query string names; the first without a view or for an unknown view. */
export const parseView = <View extends string>(views: readonly [View, ...View[]], search: string): View =>
  views.find((known) => known === new URLSearchParams(search).get('show')) ?? views[0];
