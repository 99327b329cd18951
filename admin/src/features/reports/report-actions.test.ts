import { canCall } from '@bigorna/domain/endpoints/can-call';
import { ENDPOINT_TABLE } from '@bigorna/domain/endpoints/index';
import { describe, expect, it } from 'vitest';
import { getReportActions } from './report-actions.ts';

const about = (state: string, can_ban = true) => ({
  name: 'Bia',
  text: 'Golpe',
  uid: 'u1',
  state,
  owner: { name: 'Bia', can_ban },
});
const COMMENT = { subject: 'comment', path: 'mods/m1/comments/c1', resolved_at: null } as const;
const MOD = { subject: 'mod', path: 'mods/m1', about: about('approved', false), resolved_at: null } as const;
const MEMBER = { subject: 'member', path: 'profiles/u1', resolved_at: null } as const;

describe('actions on a report (R128)', () => {
  it.each([
    ['a shown comment, to a moderator', { ...COMMENT, about: about('shown') }, 'moderator', 'hide remove ban'],
    ['a shown comment, to an admin', { ...COMMENT, about: about('shown') }, 'admin', 'hide remove ban take_down'],
    ['a hidden comment', { ...COMMENT, about: about('hidden') }, 'moderator', 'remove ban'],
    [
      'a comment of a deleted account',
      { ...COMMENT, about: { ...about('shown'), owner: null } },
      'moderator',
      'hide remove',
    ],
    ['a mod, to an admin', MOD, 'admin', 'reject take_down'],
    ['a mod, to a moderator', MOD, 'moderator', 'reject'],
    ['a rejected mod', { ...MOD, about: about('rejected', false) }, 'moderator', ''],
    ['a member', { ...MEMBER, about: about('active') }, 'moderator', 'ban'],
    ['a member of the same rank', { ...MEMBER, about: about('active', false) }, 'moderator', ''],
    ['something deleted', { ...COMMENT, about: null }, 'admin', ''],
    ['a decided report', { ...MOD, resolved_at: '2026-01-01T00:00:00Z' }, 'admin', ''],
  ] as const)('are only the allowed actions: %s (R128)', (_name, report, role, expected) => {
    const actions = getReportActions(report, (id) => canCall(role, ENDPOINT_TABLE[id], 'staff'));
    expect(actions.join(' ')).toBe(expected);
  });
});
