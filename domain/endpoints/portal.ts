import { z } from 'zod';
import { PANEL_ACCESS } from '../access/permissions.ts';
import { email, id, SHOWN_AS_IS } from '../entities/common.ts';
import { CONTACT } from '../limits.ts';
import { endpoint } from './endpoint.ts';

const hostAndPort = z.object({ host: z.string(), port: z.int().positive() });

/** What a browser needs before it loads Firebase; public by nature. `emulators` is null in production. */
export const site = z.object({
  admin_panel_access: z.enum(PANEL_ACCESS),
  firebase: z.object({
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string(),
    storageBucket: z.string(),
    emulators: z.object({ auth: z.url(), firestore: hostAndPort, storage: hostAndPort }).nullable(),
  }),
});
export type Site = z.infer<typeof site>;

const line = (max: number) =>
  z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(max, { error: 'too_long' });

export const contactBody = z.object({
  name: line(CONTACT.name).regex(SHOWN_AS_IS, { error: 'invalid_value' }),
  email,
  subject: line(CONTACT.subject).regex(SHOWN_AS_IS, { error: 'invalid_value' }),
  message: line(CONTACT.message).min(CONTACT.messageMin, { error: 'too_short' }),
});

export const portalEndpoints = {
  site: endpoint({
    method: 'get',
    path: '/site',
    summary: 'Site settings that the pages need',
    access: 'public',
    service: 'catalogue',
    dialect: 'envelope',
    sharedCacheSeconds: 5,
    answer: site,
    errors: [],
  }),
  contact: endpoint({
    method: 'post',
    path: '/contact',
    summary: 'Send the staff a message; a member’s is known as theirs',
    access: 'anyone',
    service: 'api',
    dialect: 'envelope',
    body: contactBody,
    answer: z.null(),
    errors: ['too_many_requests'],
  }),
  viewAd: endpoint({
    method: 'post',
    path: '/ads/{id}/view',
    summary: 'A visitor sees an ad; counted once a visitor, ad and day',
    access: 'public',
    service: 'api',
    dialect: 'envelope',
    params: z.object({ id }),
    answer: z.null(),
    errors: ['ad_not_found', 'too_many_requests'],
  }),
  clickAd: endpoint({
    method: 'post',
    path: '/ads/{id}/click',
    summary: 'A visitor follows an ad; counted once a visitor, ad and day',
    access: 'public',
    service: 'api',
    dialect: 'envelope',
    params: z.object({ id }),
    answer: z.null(),
    errors: ['ad_not_found', 'too_many_requests'],
  }),
};
