import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useUnsaved } from '#shared/unsaved-guard/unsaved-guard.tsx';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';

const messages = defineMessages({ cancel: { id: 'profile.cancel', defaultMessage: 'Cancelar' } });

interface SectionFormProps<Values extends FieldValues, Output>
  extends Omit<FormFrameProps<Values, Output>, 'isIdle' | 'className'> {
  /** Button text, and its text while the call runs. */
  save: ReactNode;
  saving: ReactNode;
  /** Whether saving is disabled until something changes. */
  startsSaved?: boolean;
  /** Whether saving deletes something permanently. */
  isDangerous?: boolean;
  /** Disabled while the call runs, because the call cannot be undone. */
  onCancel?: (() => void) | undefined;
}

/** Form of a section. Warns about unsaved changes. */
export const SectionForm = <Values extends FieldValues, Output>(props: SectionFormProps<Values, Output>) => {
  const { save, saving, startsSaved = false, isDangerous = false, onCancel, children, ...frame } = props;
  const { isSubmitting, isDirty } = frame.form.formState;
  const isIdle = startsSaved && !isDirty;
  useUnsaved(isDirty);
  return (
    <FormFrame {...frame} isIdle={isIdle} className="grid grid-cols-1 gap-5">
      {children}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} aria-disabled={isSubmitting || isIdle}>
          {isSubmitting ? saving : save}
        </Button>
        {onCancel && (
          <Button variant="ghost" aria-disabled={isSubmitting} onClick={() => isSubmitting || onCancel()}>
            {translate(messages.cancel)}
          </Button>
        )}
      </div>
    </FormFrame>
  );
};
