/** Shows move and remove buttons for keyboard users too, not only on hover. */
export const ACTIONS_VISIBLE = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } };
