const HEADER = /^Implementation-Version:\s*(.+)$/im;

/**
 * The version in a jar's own manifest, which replaces `${file.jarVersion}`. Lines over 72 bytes continue on a line that
 * starts with a space.
 */
export const parseJarVersion = (manifest: string): string =>
  HEADER.exec(manifest.replace(/\r\n?/g, '\n').replace(/\n /g, ''))?.[1]?.trim() ?? '';
