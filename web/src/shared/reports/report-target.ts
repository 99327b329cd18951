import type { ReportSubject } from '@bigorna/domain/entities/member';

/** The mod, comment or member to report. */
export interface ReportTarget {
  subject: ReportSubject;
  /** Document path: `mods/{id}`, `mods/{id}/comments/{id}`, `profiles/{uid}`. */
  path: string;
  /** Title of the mod, or name of the comment's author or of the member. */
  name: string;
}
