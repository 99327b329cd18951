import { REASON_MIN } from '@bigorna/domain/limits';

/**
 * Validates a reason. A text is required without a policy and for the policy `other`.
 *
 * @returns key of the error text in `console.reason_dialog.*`; null if valid
 */
export const getReasonError = (code: string | null, text: string): 'needed' | 'too_short' | null => {
  if (code !== null && code !== 'other') return null;
  if (text.length === 0) return 'needed';
  return text.length < REASON_MIN ? 'too_short' : null;
};
