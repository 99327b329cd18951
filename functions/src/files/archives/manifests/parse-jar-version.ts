import { removePlaceholder } from './remove-placeholder.ts';

const HEADER = /^Implementation-Version:\s*(.+)$/im;

/**
 * The version in a jar's own manifest, which replaces `${file.jarVersion}`; empty without one. Lines over 72 bytes
 * continue on a line that starts with a space.
 */
export const parseJarVersion = (manifest: string): string =>
  removePlaceholder('version', HEADER.exec(manifest.replace(/\r\n?/g, '\n').replace(/\n /g, ''))?.[1]?.trim() ?? '');
