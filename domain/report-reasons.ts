import type { ReportSubject } from './entities/member.ts';

/** Why something can be reported. */
export const REPORT_REASONS = [
  'malware',
  'spam',
  'offensive',
  'copyright',
  'misleading',
  'impersonation',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What each kind of thing can be reported for, the gravest first. */
export const REASONS_OF: Readonly<Record<ReportSubject, readonly ReportReason[]>> = {
  mod: ['malware', 'copyright', 'misleading', 'offensive', 'spam', 'other'],
  comment: ['offensive', 'spam', 'malware', 'other'],
  member: ['offensive', 'impersonation', 'spam', 'other'],
};

/** How much can be said beside the reason: with it, a report's text keeps to its 500 characters. */
export const REPORT_DETAILS_MAX = 450;

/** A report's text: the reason's name, in one language for all, and what the reporter says. */
export const reportText = (reason: ReportReason, details: string): string =>
  details.trim() === '' ? reason : `${reason}: ${details.trim()}`;
