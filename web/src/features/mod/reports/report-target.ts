import type { ReportSubject } from '@bigorna/domain/entities/member';

/** The reported subject. */
export interface ReportTarget {
  subject: ReportSubject;
  /** Document path: `mods/{id}`, `mods/{id}/comments/{id}`, `profiles/{uid}`. */
  path: string;
  /** Title of the mod, or name of the comment's or account's owner. */
  name: string;
}
