import { z } from 'zod';
import { id, isoMoment } from '../../entities/common.ts';
import { contactMessage } from '../../entities/portal.ts';
import { NOTE_MAX } from '../../limits.ts';
import { endpoint } from '../endpoint.ts';
import { getCall, idsFilter, listCall, restQuestion } from './dialect.ts';

export const adminContactMessage = contactMessage.extend({
  id,
  created_at: isoMoment,
  handled_at: isoMoment.nullable(),
  /** The shown name of who handled it. */
  handled_by_name: z.string().nullable(),
});
export type AdminContactMessage = z.infer<typeof adminContactMessage>;

export const contactMessagesQuestion = restQuestion(['created_at'], ['created_at', 'ASC'], {
  open: z.boolean().optional(),
  id: idsFilter,
});

const params = z.object({ id });
const envelope = { service: 'admin', dialect: 'envelope', access: 'handle:contact_message' } as const;

export const contactMessageEndpoints = {
  adminListContactMessages: listCall(
    '/admin/contact-messages',
    'handle:contact_message',
    adminContactMessage,
    'What was written to the staff',
  ),
  adminGetContactMessage: getCall(
    '/admin/contact-messages',
    'handle:contact_message',
    adminContactMessage,
    'One message',
  ),
  handleContactMessage: endpoint({
    ...envelope,
    method: 'post',
    path: '/admin/contact-messages/{id}/handle',
    summary: 'Mark a message as answered, or put it aside; with a note for the others',
    params,
    body: z.object({
      answered: z.boolean().default(true),
      note: z.string().trim().max(NOTE_MAX, { error: 'too_long' }).default(''),
      /** The `handled_at` that was seen. */
      handled_at: isoMoment.nullable().optional(),
    }),
    answer: adminContactMessage,
    errors: ['record_not_found', 'stale'],
  }),
  reopenContactMessage: endpoint({
    ...envelope,
    method: 'post',
    path: '/admin/contact-messages/{id}/reopen',
    summary: 'Have a message wait again',
    params,
    answer: adminContactMessage,
    errors: ['record_not_found', 'stale'],
  }),
};
