import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { DialogActions, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, ResourceContextProvider, SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { CancelButton } from '#shared/actions/titled-dialog.tsx';
import { FormDraft } from '#shared/forms/form-draft.tsx';
import { InvalidFormToast } from '../invalid-form-toast.ts';
import { CarryInput, type DirtyValues } from './carry-input.tsx';
import { ReleaseFields } from './release-fields.tsx';

interface ReleaseFormProps {
  kind: ContentType;
  /** Default values. */
  values: object;
  /** Names of dependencies without a matching mod. */
  unknown?: readonly string[];
  /** The form and its record, for the draft. */
  draft: string;
  saving: boolean;
  onSubmit: (values: FieldValues) => Promise<object | undefined>;
  /** Asks first if input would be lost. */
  onClose: () => void;
  /** Input of the previous form, used as initial values. */
  carried?: DirtyValues;
  /** Called with this form's input. */
  onTyped: (typed: DirtyValues) => void;
  /** Content above the fields. */
  children?: ReactNode;
}

/** Dialog form of a release with save and cancel. */
export const ReleaseForm = ({
  kind,
  values,
  unknown = [],
  draft,
  saving,
  onSubmit,
  onClose,
  carried = {},
  onTyped,
  children,
}: ReleaseFormProps) => (
  <ResourceContextProvider value="releases">
    <Form record={values} noValidate disableInvalidFormNotification onSubmit={onSubmit}>
      <DialogContent dividers>
        {children}
        <FormDraft id={draft} canOffer={Object.keys(carried).length === 0} />
        <ReleaseFields kind={kind} unknown={unknown} />
        <CarryInput carried={carried} onTyped={onTyped} />
        <InvalidFormToast />
      </DialogContent>
      <DialogActions>
        <CancelButton onClose={onClose} />
        <SaveButton label="console.releases.save" disabled={saving} alwaysEnable={!saving} />
      </DialogActions>
    </Form>
  </ResourceContextProvider>
);
