import { REASON_MIN } from '@bigorna/domain/limits';

/** Validation error of a reason, a key of `console.reason_dialog.*`; null if valid. `other` requires a text. */
export const getReasonError = (code: string | null, text: string): 'needed' | 'too_short' | null => {
  if (code !== null && code !== 'other') return null;
  if (text.length === 0) return 'needed';
  return text.length < REASON_MIN ? 'too_short' : null;
};
