import { ADMIN, ADMIN_REST, type EndpointTable } from '../endpoint.ts';

const HANDLE = { ...ADMIN, access: 'handle:contact_message' } as const;
const HANDLE_REST = { ...ADMIN_REST, access: 'handle:contact_message' } as const;

export const contactMessageEndpoints = {
  adminListContactMessages: { ...HANDLE_REST, method: 'get', path: '/admin/contact-messages' },
  adminGetContactMessage: { ...HANDLE_REST, method: 'get', path: '/admin/contact-messages/{id}' },
  handleContactMessage: {
    ...HANDLE,
    method: 'post',
    path: '/admin/contact-messages/{id}/handle',
    audit: ['handle:contact_message'],
  },
  reopenContactMessage: {
    ...HANDLE,
    method: 'post',
    path: '/admin/contact-messages/{id}/reopen',
    audit: ['reopen:contact_message'],
  },
} as const satisfies EndpointTable;
