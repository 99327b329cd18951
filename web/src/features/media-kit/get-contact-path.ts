import { paths } from '#shared/routing/paths.ts';

/** Path of the media kit's contact form, with a prefilled subject. */
export const getContactPath = (subject: string): string =>
  `${paths.mediaKitContact}?${new URLSearchParams({ subject })}`;
