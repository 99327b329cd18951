import type { AdminFaqEntry } from '@bigorna/domain/endpoints/admin/content';
import { textIn } from '@bigorna/domain/translated-text';
import type { ResourceProps } from 'react-admin';
import { currentLocale } from '../i18n/i18n-provider.ts';
import { late } from '../layout/late.ts';

/** Frequent questions, in the visitors' order. */
export const faq = {
  list: late(() => import('./faq-list.tsx').then((m) => m.FaqList)),
  create: late(() => import('./faq-create.tsx').then((m) => m.FaqCreate)),
  edit: late(() => import('./faq-edit.tsx').then((m) => m.FaqEdit)),
  recordRepresentation: ({ question }: AdminFaqEntry) => textIn(question, currentLocale()).text,
} satisfies Omit<ResourceProps, 'name'>;
