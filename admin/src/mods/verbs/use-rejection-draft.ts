import type { RejectReason } from '@bigorna/domain/reject-reasons';
import { useState } from 'react';

interface RejectionDraft {
  readonly code: RejectReason | null;
  readonly text: string;
}

const NOTHING: RejectionDraft = { code: null, text: '' };

/** By the mods' ids, until they are sent or given up: a refusal or a hasty Escape costs nobody their words. */
const drafts = new Map<string, RejectionDraft>();

/** What was chosen and typed to reject a mod; it outlives its dialog. */
export const useRejectionDraft = (mod: string) => {
  const [draft, setDraft] = useState(() => drafts.get(mod) ?? NOTHING);
  return {
    draft,
    write: (part: Partial<RejectionDraft>) => {
      const next = { ...draft, ...part };
      drafts.set(mod, next);
      setDraft(next);
    },
    forget: () => void drafts.delete(mod),
  };
};

/** Whether words are kept that a click beside the dialog should not put away. */
export const hasRejectionWords = (mod: string): boolean => (drafts.get(mod)?.text ?? '').trim() !== '';
