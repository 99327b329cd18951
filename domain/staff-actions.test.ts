import { describe, expect, it } from 'vitest';
import type { EndpointRow } from './endpoints/endpoint.ts';
import { ENDPOINT_TABLE } from './endpoints/index.ts';
import { isStaffAction, STAFF_ACTIONS } from './staff-actions.ts';

const calls: EndpointRow[] = Object.values(ENDPOINT_TABLE);
const audited = calls.flatMap((call) =>
  'audit' in call && call.audit ? call.audit.map((action) => ({ action, access: call.access })) : [],
);

describe('staff actions', () => {
  it.each(audited)('$action has the permission that each call with this action requires', ({ action, access }) => {
    if (!isStaffAction(action)) throw new Error(action);
    expect(STAFF_ACTIONS[action].permission).toBe(access);
  });
  it('can be undone, except the actions listed here', () => {
    const final = Object.entries(STAFF_ACTIONS).filter(([, { undo }]) => !undo);
    expect(final.map(([action]) => action).toSorted()).toEqual([
      'cancel:factor_reset',
      'confirm:factor_reset',
      'create:release',
      'create:sign_out',
      'delete:release',
      'download:release',
      'edit:user',
      'erase:user',
      'expire:password',
      'export:account',
      'export:list',
      'export:user',
      'purge:mod',
      'remove:avatar',
      'remove:comment',
      'remove:picture',
      'remove:reply',
      'reply:comment',
      'request:factor_reset',
      'reset:factor',
      'revoke:sessions',
      'send:announcement',
    ]);
    expect(Object.keys(STAFF_ACTIONS)).toHaveLength(67);
  });
  it('are recognized by name, and other names are rejected', () => {
    expect(isStaffAction('approve:mod')).toBe(true);
    expect(isStaffAction('burn:mod')).toBe(false);
    expect(isStaffAction('toString')).toBe(false);
  });
});
