import { REASON_MIN } from '@bigorna/domain/limits';
import type { RejectReason } from '@bigorna/domain/reject-reasons';

/** What a rejection lacks, as `console.reason_dialog.*` says it; null where it will do. `other` asks for words. */
export const rejectionFault = (code: RejectReason | null, words: string): 'needed' | 'too_short' | null => {
  if (code !== null && code !== 'other') return null;
  if (words.length === 0) return 'needed';
  return words.length < REASON_MIN ? 'too_short' : null;
};
