import type { BanReason, RejectReason } from '../reject-reasons.ts';

/** What a reason is called where staff choose it, and what the member reads; `other` has only the words said beside it. */
export interface ReasonText {
  readonly title: string;
  readonly text: string;
}

/** A language's texts: a reason without one does not compile. */
export interface ReasonTexts {
  readonly reject: Readonly<Record<RejectReason, ReasonText>>;
  readonly ban: Readonly<Record<BanReason, ReasonText>>;
}
