import { newModBody } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import type { ReactNode } from 'react';
import { Form, RadioButtonGroupInput, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { toChoices } from '#shared/inputs/to-choices.ts';
import { useFormSubmit } from '../use-form-submit.ts';
import { FormBar } from './form-bar.tsx';

interface NewModFormProps {
  /** Default values. */
  values: object;
  /** Body of the call, from the form's values. */
  toBody: (values: FieldValues) => object;
  children: ReactNode;
}

/** Form of a new mod, which is a draft or goes to the review queue. A save opens the mod's page. */
export const NewModForm = ({ values, toBody, children }: NewModFormProps) => {
  const { runAction, isBusy, submit } = useFormSubmit('mod_create_failed');
  const redirect = useRedirect();
  const save = (input: FieldValues) =>
    submit(
      newModBody,
      toBody(input),
      (body, options) => runAction('adminCreateMod', { body }, options),
      ({ id }) => redirect('show', 'mods', id),
    );
  return (
    <Form defaultValues={values} noValidate disableInvalidFormNotification onSubmit={save}>
      {children}
      <RadioButtonGroupInput
        source="status"
        label="console.mods.begin_as"
        choices={toChoices(['draft', 'pending'], 'console.mods.begin')}
      />
      <FormBar back="/admin/mods" saving={isBusy} />
    </Form>
  );
};
