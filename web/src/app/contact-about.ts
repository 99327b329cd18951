import { paths } from './paths.ts';

/** The contact form with its subject filled in. */
export const contactAbout = (subject: string): string => `${paths.contact}?${new URLSearchParams({ subject })}`;
