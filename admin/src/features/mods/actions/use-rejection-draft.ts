import { REJECT_REASONS } from '@bigorna/domain/reject-reasons';
import { z } from 'zod';
import { useDraftState } from '#shared/drafts/use-draft-state.ts';

const rejectionDraft = z.object({ code: z.enum(REJECT_REASONS).nullable(), text: z.string() });

/** Draft of a rejection until sent or canceled. Survives a failed call, an accidental Escape and an ended session. */
export const useRejectionDraft = (mod: string) =>
  useDraftState(`mods/${mod}/rejection`, rejectionDraft, { code: null, text: '' });
