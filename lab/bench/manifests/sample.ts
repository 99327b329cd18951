/** What a file's manifest says, or what a form contains. Empty texts stand for nothing. */
export interface Facts {
  readonly name: string;
  readonly summary: string;
  readonly authors: string;
  readonly license: string;
  /** `yes` if the file contains the icon. */
  readonly icon: string;
  /** Source, issues and site. */
  readonly links: string;
  readonly version: string;
  readonly gameVersions: string;
}

/** A file of the benchmark. */
export interface Sample {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** The platform that the manifest is for. */
  readonly platform: string;
  readonly says: Facts;
}

export const NOTHING: Facts = {
  name: '',
  summary: '',
  authors: '',
  license: '',
  icon: '',
  links: '',
  version: '',
  gameVersions: '',
};

const toNumbers = (version: string): number[] => version.split('.').map(Number);

const isAtLeast = (version: string, oldest: string): boolean => {
  const [one, other] = [toNumbers(version), toNumbers(oldest)];
  const at = [0, 1, 2, 3].find((i) => (one[i] ?? 0) !== (other[i] ?? 0));
  return at === undefined || (one[at] ?? 0) > (other[at] ?? 0);
};

/** The versions from `oldest` on, newest first, without the code of the portal. */
export const listFrom = (oldest: string, known: readonly string[]): string =>
  known.filter((version) => isAtLeast(version, oldest)).join(', ');
