import { type ReactNode, useState } from 'react';
import { SimpleForm, useNotify, useRedirect, useResourceContext } from 'react-admin';
import type { z } from 'zod';
import type { MutationFailure, MutationOptions } from '#shared/actions/use-staff-mutation.tsx';
import { getCurrentLocale } from '#shared/i18n/i18n-provider.ts';
import { AfterSave } from './after-save.ts';
import { ContentToolbar } from './content-toolbar.tsx';
import { FormDraft } from './form-draft.tsx';
import { diffFields, mergeChanges, type Values } from './merge-changes.ts';
import { type FieldErrors, parseForm } from './parse-form.ts';
import { toSubmitErrors } from './to-submit-errors.ts';
import { type Timestamped, useConflict } from './use-conflict.tsx';

interface ContentFormProps<T extends z.ZodObject, R> {
  /** Schema of the call's body, used to parse the form. */
  schema: T;
  /** Latest record from the API; undefined for a new record. */
  record?: R | undefined;
  /** Default values of a new record. */
  defaultValues?: Readonly<Record<string, unknown>>;
  /** Sends the parsed body. Returns the saved record, or undefined if the call failed. */
  save: (body: z.output<T>, options: MutationOptions) => Promise<R | undefined>;
  /** Opens a page after a new record is saved. Default: the list. */
  onCreated?: (record: R) => void;
  /** Deletes the record with this id. If omitted, the form has no delete button. */
  remove?: (id: string) => Promise<unknown>;
  children: ReactNode;
}

/**
 * Form of one record. Parses input with the call's schema and shows errors by field.
 * Warns before unsaved input is lost, and when somebody else changed the record.
 */
export const ContentForm = <T extends z.ZodObject, R extends Timestamped & Values>({
  schema,
  record,
  defaultValues,
  save,
  onCreated,
  remove,
  children,
}: ContentFormProps<T, R>) => {
  const [saved, setSaved] = useState<R>();
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';
  const { updated_at: _lock, ...fields } = schema.shape;
  const { loaded, kept, updatedAt, notice, adopt, onStale } = useConflict(record, {
    resource,
    getChanges: (before, after) => diffFields(Object.keys(fields), before, after),
  });
  const openList = () => redirect('list', resource);
  const showErrors = (fieldErrors: FieldErrors) => {
    if (Object.keys(fieldErrors).length > 0) notify('console.content.not_saved', { type: 'warning' });
    return toSubmitErrors(fieldErrors);
  };

  const submit = async (values: object) => {
    const input = loaded && kept ? mergeChanges(loaded, kept, { ...values }) : values;
    const parsed = await parseForm(schema, { ...input, updated_at: updatedAt }, getCurrentLocale());
    if ('errors' in parsed) return showErrors(parsed.errors);
    let fieldErrors: FieldErrors = {};
    const onFailure = ({ code, errors }: MutationFailure): boolean => {
      fieldErrors = errors;
      if (code === 'stale') onStale();
      return code === 'stale' || Object.keys(errors).length > 0;
    };
    const savedRecord = await save(parsed.body, { onFailure });
    if (!savedRecord) return showErrors(fieldErrors);
    if (loaded) adopt(savedRecord);
    setSaved(savedRecord);
    return undefined;
  };

  return (
    <SimpleForm
      noValidate
      {...(loaded ? { record: loaded } : {})}
      {...(defaultValues ? { defaultValues } : {})}
      onSubmit={submit}
      disableInvalidFormNotification
      toolbar={<ContentToolbar remove={loaded && remove && (() => remove(loaded.id))} />}
      sx={{ p: { xs: 2, md: 3 } }}
    >
      <FormDraft id={`${resource}/${loaded?.id ?? 'new'}`} base={updatedAt} />
      {notice}
      {saved && !loaded ? <AfterSave record={saved} onSaved={onCreated ?? openList} /> : null}
      {children}
    </SimpleForm>
  );
};
