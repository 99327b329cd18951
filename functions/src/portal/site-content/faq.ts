import type { AdminFaqEntry, faqBody, faqQuery } from '@bigorna/domain/endpoints/admin/content.schemas';
import type { FaqEntry, faqEntry } from '@bigorna/domain/entities/portal';
import type { z } from 'zod';
import type { CrudType, Fields } from '../../audit/crud/crud-type.ts';
import { ALL_ROWS, selectRows } from '../../audit/crud/select-rows.ts';
import { doc, type QueryDoc, runLenient } from '../../platform/firestore.ts';

export const FAQ: CrudType<typeof faqEntry> = { name: 'faq', at: (id) => doc('faq/{entry}', id) };

export const toFaqFields = ({ updated_at: _seen, ...written }: z.infer<typeof faqBody>): Fields => written;

export const toFaqCard = ({ id, data }: QueryDoc<FaqEntry>): AdminFaqEntry => ({
  ...data,
  id,
  updated_at: data.updated_at.toISOString(),
});

export const listFaq = async (query: z.infer<typeof faqQuery>) =>
  selectRows(await runLenient('faqEntries', {}, ALL_ROWS), query);
