import type { AdminFaqEntry, faqBody, faqQuestion } from '@bigorna/domain/endpoints/admin/content';
import type { FaqEntry, faqEntry } from '@bigorna/domain/entities/portal';
import type { z } from 'zod';
import { doc, type Found, runSound } from '../platform/firestore.ts';
import type { Fields, Kind } from '../records/kind.ts';
import { rowsOf, WHOLE } from '../records/list-records.ts';

/** Questions and answers. */
export const FAQ: Kind<typeof faqEntry> = { name: 'faq', at: (id) => doc('faq/{entry}', id) };

export const faqFields = ({ updated_at: _seen, ...written }: z.infer<typeof faqBody>): Fields => written;

export const faqCard = ({ id, data }: Found<FaqEntry>): AdminFaqEntry => ({
  ...data,
  id,
  updated_at: data.updated_at.toISOString(),
});

export const listFaq = async (question: z.infer<typeof faqQuestion>) =>
  rowsOf(await runSound('faqEntries', {}, WHOLE), question);
