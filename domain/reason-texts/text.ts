import type { BanReason, RejectReason } from '../reject-reasons.ts';

/** `title` is for staff, `text` for the member. The text of `other` is empty: staff write their own words. */
export interface ReasonText {
  readonly title: string;
  readonly text: string;
}

/** Texts of one language. A missing reason is a compile error. */
export interface ReasonTexts {
  readonly reject: Readonly<Record<RejectReason, ReasonText>>;
  readonly ban: Readonly<Record<BanReason, ReasonText>>;
}
