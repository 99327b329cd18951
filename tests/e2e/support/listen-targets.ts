import type { Page, Request } from '@playwright/test';
import { z } from 'zod';

const CHANNEL = /\/google\.firestore\.v1\.Firestore\/Listen\/channel$/;

const collectionTarget = z.object({
  parent: z.string(),
  structuredQuery: z.object({ from: z.array(z.object({ collectionId: z.string() })).min(1) }),
});
const message = z.object({
  addTarget: z
    .object({
      targetId: z.number(),
      query: collectionTarget.optional(),
      documents: z.object({ documents: z.array(z.string()) }).optional(),
    })
    .optional(),
  removeTarget: z.number().optional(),
});

const DOCUMENTS = '/documents/';
const toRelativePath = (name: string): string => name.slice(name.indexOf(DOCUMENTS) + DOCUMENTS.length);

const parseMessages = (request: Request): z.infer<typeof message>[] =>
  [...new URLSearchParams(request.postData() ?? '')]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, value]) => message.parse(JSON.parse(value)));

/**
 * Tracks the Firestore listeners of a page by its requests: added minus removed targets. A closed or restarted stream
 * drops all its targets.
 */
export const watchTargets = (page: Page) => {
  const open = new Map<number, string>();
  let added = 0;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!CHANNEL.test(url.pathname)) return;
    const isNewStream = request.method() === 'POST' && !url.searchParams.has('SID');
    if (isNewStream || url.searchParams.get('TYPE') === 'terminate') open.clear();
    if (request.method() !== 'POST') return;
    for (const { addTarget, removeTarget } of parseMessages(request)) {
      if (removeTarget !== undefined) open.delete(removeTarget);
      if (!addTarget) continue;
      const { targetId, query, documents } = addTarget;
      added += 1;
      const names = query
        ? [`${toRelativePath(query.parent)}/${query.structuredQuery.from[0]?.collectionId}`]
        : (documents?.documents.map(toRelativePath) ?? []);
      open.set(targetId, names.join(' '));
    }
  });
  return {
    /** Sorted paths of the open listeners. A path appears once per listener. */
    open: (): string[] => [...open.values()].sort(),
    added: (): number => added,
  };
};
