import type { QueueName } from '@bigorna/domain/endpoints/admin/overview.schemas';
import type { ResourceName } from '#shared/api/resource-calls.ts';

interface QueuePage {
  resource: ResourceName;
  /** Path of the queue's page, below /admin. */
  path: string;
  /** Console path of the oldest item. `about` is the path of its record. */
  getPath?: (about: string) => string;
}

/** Queue pages in dashboard order. */
export const QUEUE_PATHS: Readonly<Record<QueueName, QueuePage>> = {
  mods: { resource: 'mods', path: '/mods/review' },
  comments: { resource: 'comments-moderation', path: '/comments-moderation' },
  reports: { resource: 'reports', path: '/reports' },
  contact_messages: { resource: 'contact-messages', path: '/contact-messages' },
  releases: { resource: 'mods', path: '/mods', getPath: (about) => `/${about}/show/releases` },
};
