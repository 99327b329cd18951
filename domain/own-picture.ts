/** The address of one of the portal's own pictures: nothing third-party, and no way out of their folder. */
export const OWN_PICTURE = /^\/media\/(?!.*\.\.)[\w./-]+$/;

/** Whether a text may show the picture: those of other hosts would tell them who reads what, and pages' policy forbids them. */
export const isOwnPicture = (address: unknown): address is string =>
  typeof address === 'string' && OWN_PICTURE.test(address);
