import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { ConflictNotice } from './conflict-notice.tsx';

/** A record with the time of its last update. */
export interface Timestamped {
  readonly id: string;
  readonly updated_at: string;
}

/** The notice of a form with input. An untouched form reloads without a notice. */
const FormConflict = (props: ComponentProps<typeof ConflictNotice>) => {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isTouched = Object.keys(dirtyFields).length > 0;
  const reload = useEffectEvent(props.onReload);
  const canReload = props.changes !== undefined && !isTouched && !isSubmitting;
  useEffect(() => {
    if (canReload) reload();
  }, [canReload]);
  // After a save, the newer state is the user's own.
  return isTouched && !isSubmitting && !isSubmitSuccessful ? <ConflictNotice {...props} /> : null;
};

interface ConflictOptions<R> {
  /** Resource of the form's fields. */
  resource: string;
  /** Fields that differ between two states. */
  getChanges: (before: R, after: R) => readonly FieldChange[];
  /** Describes a newer state without different fields. */
  describe?: (newer: R) => string;
}

/**
 * The snapshot of a record that a form edits, and a notice if somebody else saved the record since. Refetches do not
 * replace the snapshot, so input is not lost. A save sends the timestamp of this snapshot (optimistic lock).
 *
 * @returns `loaded`, the snapshot; `kept`, the newer state that the current user chose to overwrite with the changed
 * fields; `updatedAt`, the timestamp to send; `notice`, for the inside of the form; `adopt`, which switches to another
 * snapshot; `onStale`, to call when the API rejects a save
 */
export const useConflict = <R extends Timestamped>(live: R | undefined, options: ConflictOptions<R>) => {
  const [loaded, setLoaded] = useState(live);
  const [kept, setKept] = useState<R>();
  const [isRejected, setRejected] = useState(false);
  const base = kept ?? loaded;
  // API timestamps share one format, so string comparison works.
  const newer = live && base && live.updated_at > base.updated_at ? live : undefined;
  const settle = (snapshot: R | undefined, overwritten?: R) => {
    setLoaded(snapshot);
    setKept(overwritten);
    setRejected(false);
  };
  const notice =
    newer || isRejected ? (
      <FormConflict
        resource={options.resource}
        changes={newer && base && options.getChanges(base, newer)}
        {...(newer && options.describe ? { other: options.describe(newer) } : {})}
        isRejected={isRejected}
        onKeep={() => settle(loaded, newer)}
        onReload={() => settle(newer)}
      />
    ) : null;
  return {
    loaded,
    kept,
    updatedAt: base?.updated_at,
    notice,
    adopt: (record: R) => settle(record),
    onStale: () => setRejected(true),
  };
};
