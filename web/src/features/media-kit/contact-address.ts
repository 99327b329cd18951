import { paths } from '#app/paths.ts';

/** The media kit's contact form, with its subject filled in. */
export const contactAddress = (subject: string): string =>
  `${paths.mediaKitContact}?${new URLSearchParams({ subject })}`;
