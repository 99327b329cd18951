import type { ReportSubject } from './entities/member.ts';

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

/** Allowed reasons by subject, most severe first. */
export const REASONS_BY_SUBJECT: Readonly<Record<ReportSubject, readonly ReportReason[]>> = {
  mod: ['malware', 'copyright', 'misleading', 'offensive', 'spam', 'other'],
  comment: ['offensive', 'spam', 'malware', 'other'],
  member: ['offensive', 'impersonation', 'spam', 'other'],
};

/** Maximum length of the details. With the reason, the report's text stays within `REASON_MAX`. */
export const REPORT_DETAILS_MAX = 450;

/** The text of a report: the reason's code and the reporter's details. */
export const formatReportText = (reason: ReportReason, details: string): string =>
  details.trim() === '' ? reason : `${reason}: ${details.trim()}`;
