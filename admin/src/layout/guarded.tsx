import { type ComponentType, createElement } from 'react';
import { CanAccess, type ResourceProps } from 'react-admin';
import { Refused } from './refused.tsx';

const VIEWS = ['list', 'create', 'edit', 'show'] as const;

/** A resource whose views open only to those who may do what they are for, also by their address. */
export const guarded = (name: string, resource: Omit<ResourceProps, 'name'>): ResourceProps => {
  const guardedViews = VIEWS.flatMap((action) => {
    const view = resource[action];
    if (typeof view !== 'function' && typeof view !== 'object') return [];
    const View = view as ComponentType;
    const Guarded = () => (
      <CanAccess resource={name} action={action} accessDenied={<Refused />}>
        {createElement(View)}
      </CanAccess>
    );
    return [[action, Guarded] as const];
  });
  return { ...resource, ...Object.fromEntries(guardedViews), name };
};
