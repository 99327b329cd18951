import { REPORT_REASONS } from '@bigorna/domain/report-reasons';

/**
 * Splits a report's text into the chosen reason and the reporter's own text, in the format of
 * `domain/report-reasons.ts`. Without a known reason, the reason is null, and the whole text is details.
 */
export const parseReportReason = (text: string) => {
  const reason = REPORT_REASONS.find((name) => text === name || text.startsWith(`${name}: `));
  return reason ? { reason, details: text.slice(reason.length + 2) } : { reason: null, details: text };
};
