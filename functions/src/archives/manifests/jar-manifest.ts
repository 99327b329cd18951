const HEADER = /^Implementation-Version:\s*(.+)$/im;

/** The version that a jar's own manifest says, which `${file.jarVersion}` stands for; lines longer than 72 bytes go on behind a space. */
export const jarVersionOf = (manifest: string): string =>
  HEADER.exec(manifest.replace(/\r\n?/g, '\n').replace(/\n /g, ''))?.[1]?.trim() ?? '';
