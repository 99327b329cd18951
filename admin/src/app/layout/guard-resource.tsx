import { type ComponentType, createElement, Suspense } from 'react';
import { CanAccess, type ResourceProps } from 'react-admin';
import type { View } from '#shared/api/resource-calls.ts';
import { LoadingRows } from '#shared/lists/list-rows.tsx';
import { AccessDenied } from './access-denied.tsx';

const VIEWS = ['list', 'create', 'edit', 'show'] as const satisfies readonly View[];

/** Guards a resource's views by permission, also when opened by URL. */
export const guardResource = (name: string, resource: Omit<ResourceProps, 'name'>): ResourceProps => {
  const guardedViews = VIEWS.flatMap((action) => {
    const view = resource[action];
    if (typeof view !== 'function' && typeof view !== 'object') return [];
    const View = view as ComponentType;
    const Guarded = () => (
      <CanAccess resource={name} action={action} loading={<LoadingRows />} accessDenied={<AccessDenied />}>
        <Suspense fallback={<LoadingRows />}>{createElement(View)}</Suspense>
      </CanAccess>
    );
    return [[action, Guarded] as const];
  });
  return { ...resource, ...Object.fromEntries(guardedViews), name };
};
