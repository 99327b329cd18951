import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { Alert, DialogActions, DialogContent, Button as PlainButton } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, ResourceContextProvider, SaveButton, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { KeepTyped, type Typed } from './keep-typed.tsx';
import { ReleaseFields } from './release-fields.tsx';

interface ReleaseFormProps {
  kind: ContentType;
  /** What the fields begin with. */
  values: object;
  /** Names that mean no mod of the portal. */
  unknown?: readonly string[];
  failure: string | null;
  saving: boolean;
  onSubmit: (values: FieldValues) => Promise<object | undefined>;
  /** Asks, where something would be lost. */
  onClose: () => void;
  /** What was typed in the form before this one, and who is told of what is typed in this one. */
  kept?: Typed;
  onTyped: (typed: Typed) => void;
  /** What stands above the fields. */
  children?: ReactNode;
}

/** The fields of a release in a dialog, with save and cancel. */
export const ReleaseForm = ({
  kind,
  values,
  unknown = [],
  failure,
  saving,
  onSubmit,
  onClose,
  kept = {},
  onTyped,
  children,
}: ReleaseFormProps) => {
  const translate = useTranslate();
  return (
    <ResourceContextProvider value="releases">
      {/* The dialog itself says what is wrong: a toast besides would lie over its buttons. */}
      <Form record={values} warnWhenUnsavedChanges disableInvalidFormNotification onSubmit={onSubmit}>
        <DialogContent dividers>
          {children}
          <ReleaseFields kind={kind} unknown={unknown} />
          <KeepTyped kept={kept} onTyped={onTyped} />
          <div role="status">{failure ? <Alert severity="error">{failure}</Alert> : null}</div>
        </DialogContent>
        <DialogActions>
          <PlainButton color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </PlainButton>
          <SaveButton label="console.releases.save" disabled={saving} alwaysEnable={!saving} />
        </DialogActions>
      </Form>
    </ResourceContextProvider>
  );
};
