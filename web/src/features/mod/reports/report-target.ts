import type { ReportSubject } from '@bigorna/domain/entities/member';

/** What is reported. */
export interface ReportTarget {
  subject: ReportSubject;
  /** Of the document: `mods/{id}`, `mods/{id}/comments/{id}`, `profiles/{uid}`. */
  path: string;
  /** The mod's title, or whose comment or account it is. */
  name: string;
}
