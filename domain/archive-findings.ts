/**
 * Findings of the automatic checks of a release file or a mod under review, with their level. `stop` rejects the file.
 * `hold` hides the file until staff confirm it. `warn` asks staff to look. `note` only informs. Codes of `stop` differ
 * if the author must do different things. Releases store codes, so a code stays even if no check uses it any more.
 */
export const FINDINGS = {
  not_an_archive: 'stop',
  nested_not_an_archive: 'stop',
  archive_broken: 'stop',
  archive_ambiguous: 'stop',
  archive_empty: 'stop',
  archive_split: 'stop',
  archive_zip64: 'stop',
  archive_encrypted: 'stop',
  method_unsupported: 'stop',
  too_many_entries: 'stop',
  directory_too_large: 'stop',
  unpacks_too_large: 'stop',
  ratio_too_high: 'stop',
  path_escapes: 'stop',
  path_backslash: 'stop',
  path_invalid: 'stop',
  name_too_long: 'stop',
  name_not_utf8: 'stop',
  name_misleads: 'stop',
  name_twice: 'stop',
  names_collide: 'stop',
  file_and_folder: 'stop',
  link_inside: 'stop',
  nested_too_deep: 'stop',
  executable_inside: 'stop',
  sealed_pack_inside: 'stop',
  too_many_packs: 'stop',
  known_malware: 'stop',
  known_stealer: 'stop',
  stealer_suspected: 'hold',
  packed_inside: 'hold',
  wrong_kind: 'stop',
  no_manifest: 'warn',
  server_plugin: 'warn',
  manifest_unreadable: 'warn',
  manifest_without_id: 'warn',
  version_differs: 'warn',
  loader_contradicts: 'hold',
  loader_differs: 'warn',
  game_version_differs: 'warn',
  name_differs: 'note',
  other_mod: 'warn',
  duplicate_file: 'warn',
  hosted_elsewhere: 'warn',
  no_clear_release: 'warn',
  no_license: 'warn',
  no_category: 'warn',
  no_description: 'warn',
  picture_undescribed: 'note',
  title_taken: 'warn',
  no_thumbnail: 'note',
  short_description: 'note',
  large_file: 'note',
  first_of_author: 'note',
} as const satisfies Record<string, 'stop' | 'hold' | 'warn' | 'note'>;
export type FindingCode = keyof typeof FINDINGS;
/** Levels, most severe first. */
export const FINDING_LEVELS = ['stop', 'hold', 'warn', 'note'] as const;
export type FindingLevel = (typeof FINDING_LEVELS)[number];

/** The most severe level among findings; undefined without findings. */
export const getWorstLevel = (findings: readonly { readonly code: FindingCode }[]): FindingLevel | undefined =>
  FINDING_LEVELS.find((level) => findings.some(({ code }) => FINDINGS[code] === level));
