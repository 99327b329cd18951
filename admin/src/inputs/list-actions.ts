/** For a list in a form: what moves and removes a line is there for the keyboard too, not only below the mouse. */
export const ACTIONS_SHOWN = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } };
