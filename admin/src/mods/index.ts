import { createElement } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { late } from '../layout/late.ts';

const ReviewPage = late(() => import('../reviews/review-page.tsx').then((m) => m.ReviewPage));

/** Mods: found, written, looked at with all that belongs to them; and the queue in which pending ones are decided. */
export const mods = {
  list: late(() => import('./list/mod-list.tsx').then((m) => m.ModList)),
  create: late(() => import('./form/mod-create.tsx').then((m) => m.ModCreate)),
  edit: late(() => import('./form/mod-edit.tsx').then((m) => m.ModEdit)),
  show: late(() => import('./page/mod-show.tsx').then((m) => m.ModShow)),
  recordRepresentation: 'title',
  children: createElement(Route, { path: 'review', element: createElement(ReviewPage) }),
} satisfies Omit<ResourceProps, 'name'>;
