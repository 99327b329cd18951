import { releaseFields } from '@bigorna/domain/endpoints/admin/releases';
import type { StaffMod, StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod';
import { useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useCarefulClose } from '../../acts/use-careful-close.ts';
import { type ActFailure, useStaffAct } from '../../acts/use-staff-act.tsx';
import { parseForm } from '../../content/parse-form.ts';
import { useSeenRecord } from '../../content/use-seen-record.ts';
import { currentLocale } from '../../i18n/i18n-provider.ts';
import { NewerState } from '../form/newer-state.tsx';
import { refusedWith } from '../form/refused-with.ts';
import type { Typed } from './keep-typed.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseForm } from './release-form.tsx';
import { changesBetween, changesOfRelease, valuesOf } from './release-values.ts';

interface ReleaseEditProps {
  mod: StaffMod;
  release: StaffRelease;
  onClose: () => void;
}

/** Change what is said of a release; its file stays. Only what was changed is sent, on the state that was opened. */
export const ReleaseEdit = ({ mod, release, onClose }: ReleaseEditProps) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const [failure, setFailure] = useState<ActFailure | null>(null);
  // As it was opened: reading the mod anew must not take away what is typed.
  const { seen = mod, newer, adopt } = useSeenRecord(mod);
  const valuesIn = ({ all_releases }: StaffMod) =>
    valuesOf(all_releases.find(({ id }) => id === release.id) ?? release);
  const values = valuesIn(seen);
  /** The newer state that the reader has looked at, and wants to write over with the fields changed here. */
  const [over, setOver] = useState<string | null>(null);
  const typed = useRef<Typed>({});
  const onTyped = useCallback((now: Typed) => {
    typed.current = now;
  }, []);
  const { close } = useCarefulClose(onClose, () => Object.keys(typed.current).length > 0);
  const save = async (given: FieldValues) => {
    setFailure(null);
    const read = await parseForm(releaseFields.partial(), changesOfRelease(values, given), currentLocale());
    if ('faults' in read) return refusedWith(read.faults);
    const refused: { by?: ActFailure } = {};
    const onFailure = (by: ActFailure): boolean => {
      refused.by = by;
      // What was changed meanwhile is shown above the form.
      if (by.code !== 'stale') setFailure(by);
      return true;
    };
    const saved = await act(
      'updateRelease',
      { params: { mod: mod.id, id: release.id }, body: { ...read.body, updated_at: over ?? seen.updated_at } },
      { onFailure },
    );
    if (!saved) return refusedWith(refused.by?.errors ?? {});
    onClose();
    return undefined;
  };
  return (
    <ReleaseDialog title={translate('console.releases.edit', { version: release.version })} onClose={close}>
      <ReleaseForm
        key={seen.updated_at}
        kind={mod.content_type}
        values={values}
        failure={failure?.message ?? null}
        saving={acting}
        onSubmit={save}
        onClose={close}
        onTyped={onTyped}
      >
        {newer && newer.updated_at !== over ? (
          <NewerState
            resource="releases"
            changes={changesBetween(values, valuesIn(newer))}
            newer={newer}
            onReload={() => adopt(newer)}
            onKeep={() => setOver(newer.updated_at)}
          />
        ) : null}
      </ReleaseForm>
    </ReleaseDialog>
  );
};
