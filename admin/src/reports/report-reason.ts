import { REPORT_REASONS, type ReportReason } from '@bigorna/domain/report-reasons';

export interface SaidReason {
  /** What the reporter chose; null in a text that does not begin with it. */
  readonly reason: ReportReason | null;
  /** What they said besides. */
  readonly details: string;
}

/** Takes a report's text apart (`report-reasons.ts`); what does not begin with a known reason is all details. */
export const saidReason = (text: string): SaidReason => {
  const reason = REPORT_REASONS.find((name) => text === name || text.startsWith(`${name}: `));
  return reason ? { reason, details: text.slice(reason.length + 2) } : { reason: null, details: text };
};
