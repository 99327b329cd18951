import type { QueueName } from '@bigorna/domain/endpoints/admin/overview';
import type { ResourceName } from '../session/can-access.ts';

interface QueuePlace {
  resource: ResourceName;
  /** Where it is worked on, below /admin. */
  path: string;
  /** Where the longest waiting one is, given the path of what it belongs to. */
  pathOf?: (about: string) => string;
}

/** Where each queue is worked on, in the order of the dashboard. */
export const QUEUE_PLACES: Readonly<Record<QueueName, QueuePlace>> = {
  mods: { resource: 'mods', path: '/mods/review' },
  comments: { resource: 'comments-moderation', path: '/comments-moderation' },
  reports: { resource: 'reports', path: '/reports' },
  contact_messages: { resource: 'contact-messages', path: '/contact-messages' },
  releases: { resource: 'mods', path: '/mods', pathOf: (about) => `/${about}/show/releases` },
};
