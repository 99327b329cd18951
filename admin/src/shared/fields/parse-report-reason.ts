import { REPORT_REASONS, type ReportReason } from '@bigorna/domain/report-reasons';

export interface ParsedReason {
  /** Reason chosen by the reporter; null if the text starts with no known reason. */
  readonly reason: ReportReason | null;
  /** The reporter's own text. */
  readonly details: string;
}

/**
 * Splits a report's text into reason and details, in the format of `domain/report-reasons.ts`.
 * Without a known reason, the whole text is details.
 */
export const parseReportReason = (text: string): ParsedReason => {
  const reason = REPORT_REASONS.find((name) => text === name || text.startsWith(`${name}: `));
  return reason ? { reason, details: text.slice(reason.length + 2) } : { reason: null, details: text };
};
