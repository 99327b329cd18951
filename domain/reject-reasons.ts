/** Reasons to reject a mod, most severe first. Texts: `reason-texts/`. */
export const REJECT_REASONS = [
  'malware',
  'copyright',
  'broken_file',
  'manifest_differs',
  'misleading',
  'duplicate',
  'incomplete',
  'wrong_category',
  'offensive',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

export const BAN_REASONS = ['spam', 'offensive', 'malware', 'impersonation', 'evasion', 'other'] as const;
export type BanReason = (typeof BAN_REASONS)[number];
