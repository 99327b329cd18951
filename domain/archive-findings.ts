/**
 * What the machine can find of a release's file or of a mod under review. `stop`: it is refused; `warn`: a person looks;
 * `note`: good to know.
 */
export const FINDINGS = {
  not_an_archive: 'stop',
  archive_broken: 'stop',
  archive_encrypted: 'stop',
  too_many_entries: 'stop',
  unpacks_too_large: 'stop',
  ratio_too_high: 'stop',
  path_escapes: 'stop',
  link_inside: 'stop',
  nested_too_deep: 'stop',
  executable_inside: 'stop',
  known_malware: 'stop',
  wrong_kind: 'stop',
  no_manifest: 'warn',
  manifest_unreadable: 'warn',
  version_differs: 'warn',
  loader_differs: 'warn',
  game_version_differs: 'warn',
  name_differs: 'note',
  duplicate_file: 'warn',
  hosted_elsewhere: 'warn',
  no_clear_release: 'warn',
  title_taken: 'warn',
  no_thumbnail: 'note',
  short_description: 'note',
  large_file: 'note',
  first_of_author: 'note',
} as const;
export type FindingCode = keyof typeof FINDINGS;
export type FindingLevel = (typeof FINDINGS)[FindingCode];
