import type { Permission } from './access/permissions.ts';
import type { EndpointRow } from './endpoints/endpoint.ts';
import { ENDPOINT_TABLE } from './endpoints/index.ts';

/** Audited actions without a call: the portal does them by schedule. */
const OTHER_ACTIONS = {
  'reset:factor': { permission: 'reset:factor', undo: false },
  'purge:mod': { permission: 'edit:mod', undo: false },
} as const satisfies Record<string, { readonly permission: Permission; readonly undo: boolean }>;

type Calls = typeof ENDPOINT_TABLE;
type Audited<Id extends keyof Calls> = Calls[Id] extends { audit: readonly (infer A)[] } ? A : never;
type CallAction = { [Id in keyof Calls]: Audited<Id> }[keyof Calls];
type FinalAction = {
  [Id in keyof Calls]: Calls[Id] extends { undoable: false } ? Audited<Id> : never;
}[keyof Calls];
type AccessTo<A> = { [Id in keyof Calls]: A extends Audited<Id> ? Calls[Id]['access'] : never }[keyof Calls];

export type StaffAction = CallAction | keyof typeof OTHER_ACTIONS;

type Actions = {
  readonly [A in CallAction]: {
    readonly permission: AccessTo<A>;
    readonly undo: A extends FinalAction ? false : true;
  };
} & typeof OTHER_ACTIONS;

const calls: readonly EndpointRow[] = Object.values(ENDPOINT_TABLE);
const audited = calls.flatMap((call) =>
  'audit' in call && call.audit ? call.audit.map((action) => ({ action, call })) : [],
);
const final = new Set(audited.filter(({ call }) => 'undoable' in call).map(({ action }) => action));

/**
 * Audited staff actions, as `verb:entity`, with the required permission and whether the log offers an undo.
 * An undo needs the same permission, and the record must be unchanged since.
 * Derived from the calls. TypeScript does not check `fromEntries`, so a test compares both.
 */
export const STAFF_ACTIONS = {
  ...Object.fromEntries(
    audited.map(({ action, call }) => [action, { permission: call.access, undo: !final.has(action) }]),
  ),
  ...OTHER_ACTIONS,
} as Actions;

const sensitiveActions = new Set(audited.filter(({ call }) => call.freshFactor).map(({ action }) => action));

/**
 * Whether any call that logs the action requires a fresh second factor. An undo then requires a fresh factor too, even
 * if the undone call did not. `withdrawRelease` and `adminCreateBlockedFile` share their actions with the take-downs.
 */
export const isSensitiveAction = (action: StaffAction): boolean => sensitiveActions.has(action);

export const isStaffAction = (action: string): action is StaffAction => Object.hasOwn(STAFF_ACTIONS, action);
