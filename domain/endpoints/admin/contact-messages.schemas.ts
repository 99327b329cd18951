import { z } from 'zod';
import { id, isoTimestamp } from '../../entities/common.ts';
import { contactMessage } from '../../entities/portal.ts';
import { NOTE_MAX } from '../../limits.ts';
import type { SchemaTable } from '../endpoint.schemas.ts';
import type { contactMessageEndpoints } from './contact-messages.ts';
import { createRestQuery, getSchemas, idsFilter, listSchemas, updateSchemas } from './dialect.schemas.ts';

export const adminContactMessage = contactMessage.extend({
  id,
  created_at: isoTimestamp,
  handled_at: isoTimestamp.nullable(),
  /** Display name of the staff member who handled the message. */
  handled_by_name: z.string().nullable(),
});
export type AdminContactMessage = z.infer<typeof adminContactMessage>;

export const contactMessagesQuery = createRestQuery(['created_at'], ['created_at', 'ASC'], {
  open: z.boolean().optional(),
  /** Limits of `created_at`; for handled messages, of `handled_at`. */
  from: isoTimestamp.optional(),
  to: isoTimestamp.optional(),
  id: idsFilter,
});

export const contactMessageSchemas = {
  adminListContactMessages: listSchemas(adminContactMessage, 'List messages to staff'),
  adminGetContactMessage: getSchemas(adminContactMessage, 'Get a message'),
  handleContactMessage: updateSchemas(
    adminContactMessage,
    z.object({
      answered: z.boolean().default(true),
      note: z.string().trim().max(NOTE_MAX, { error: 'too_long' }).default(''),
      /** The expected `handled_at`, for optimistic locking. */
      handled_at: isoTimestamp.nullable().optional(),
    }),
    'Mark a message as answered or closed, with a note for other staff',
  ),
  reopenContactMessage: {
    ...getSchemas(adminContactMessage, 'Reopen a message'),
    errors: ['record_not_found', 'stale'],
  },
} satisfies SchemaTable<typeof contactMessageEndpoints>;
