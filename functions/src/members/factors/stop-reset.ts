import type { FactorResetState, MemberFactors } from '@bigorna/domain/entities/factors';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { logAction } from '../../audit/audit-log.ts';
import { createRequestId } from '../../platform/clock.ts';
import { doc, type Writer } from '../../platform/firestore.ts';

/** Factors without a reset. */
const NO_RESET = { reset: null, reset_due_at: null } as const satisfies Partial<MemberFactors>;

/** Who ends a reset, and why. The portal itself has no uid. */
interface End {
  readonly uid: string | null;
  readonly requestId: string;
  readonly state: Exclude<FactorResetState, 'requested' | 'confirmed'>;
}

/** The state of a pending reset, for the log. */
const getResetState = ({ confirmed_by }: NonNullable<MemberFactors['reset']>): FactorResetState =>
  confirmed_by === null ? 'requested' : 'confirmed';

/**
 * Logs the end of a pending reset, in the transaction of the change.
 *
 * @returns the fields to store with the factors, and the id of the log entry; no id without a pending reset
 */
export const endReset = (tx: Writer, uid: string, { reset }: MemberFactors, { state, ...by }: End) => ({
  fields: NO_RESET,
  entry:
    reset === null
      ? undefined
      : logAction(tx, by, {
          action: 'cancel:factor_reset' satisfies StaffAction,
          target: doc('users/{uid}', uid).path,
          before: { factor_reset: getResetState(reset) },
          after: { factor_reset: state },
        }),
});

/**
 * Stops a pending reset because the owner has just used a factor, so it is not lost. A false request ends this way.
 *
 * @returns the fields to store with the factors
 */
export const stopReset = (tx: Writer, uid: string, factors: MemberFactors): typeof NO_RESET =>
  endReset(tx, uid, factors, { uid: null, requestId: createRequestId(), state: 'stopped_by_owner' }).fields;
