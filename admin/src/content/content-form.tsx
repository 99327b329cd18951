import { type ReactNode, useState } from 'react';
import { SimpleForm, useNotify } from 'react-admin';
import type { z } from 'zod';
import type { ActFailure } from '../acts/use-staff-act.tsx';
import { currentLocale } from '../i18n/i18n-provider.ts';
import { AfterSave } from './after-save.ts';
import { ContentToolbar } from './content-toolbar.tsx';
import { type FieldFaults, parseForm } from './parse-form.ts';
import { StaleBanner } from './stale-banner.tsx';
import { type Stamped, useSeenRecord } from './use-seen-record.ts';

type OnFailure = (failure: ActFailure) => boolean;

interface ContentFormProps<T extends z.ZodType, R> {
  /** What the call takes; the form is read by it. */
  schema: T;
  /** The record as the API last gave it; none for a new one. */
  record?: R | undefined;
  /** What a new record begins with. */
  defaultValues?: Readonly<Record<string, unknown>>;
  /** Sends what was read; answers the record as it is then, or undefined where it was refused. */
  save: (body: z.output<T>, onFailure: OnFailure) => Promise<R | undefined>;
  onSaved?: (record: R) => void;
  /** Deletes the record; without it there is no such button. */
  remove?: () => Promise<unknown>;
  children: ReactNode;
}

/** After the faults are on their fields: to the first of them. */
const showFirstFault = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
};

/** react-hook-form takes a form without errors for sent, and would let it be left; its root holds what belongs to no field. */
const NOT_SENT = { root: { refused: 'refused' } };

/**
 * The form of one record: read by the schema of its call, faults on their fields, a warning before leaving what is not
 * saved, and a banner where somebody else has changed the record meanwhile.
 */
export const ContentForm = <T extends z.ZodType, R extends Stamped>({
  schema,
  record,
  defaultValues,
  save,
  onSaved,
  remove,
  children,
}: ContentFormProps<T, R>) => {
  const { seen, newer, adopt } = useSeenRecord(record);
  const [refused, setRefused] = useState(false);
  const [saved, setSaved] = useState<R>();
  const notify = useNotify();
  const refuse = (faults: FieldFaults) => {
    if (Object.keys(faults).length > 0) notify('console.content.not_saved', { type: 'warning' });
    showFirstFault();
    return { ...faults, ...NOT_SENT };
  };
  const goOn = (from: R) => {
    setRefused(false);
    adopt(from);
  };

  const submit = async (values: object) => {
    const read = await parseForm(schema, { ...values, updated_at: seen?.updated_at }, currentLocale());
    if ('faults' in read) return refuse(read.faults);
    let faults: FieldFaults = {};
    const answer = await save(read.body, ({ code, errors }) => {
      faults = errors;
      setRefused(code === 'stale');
      return code === 'stale' || Object.keys(errors).length > 0;
    });
    if (!answer) return refuse(faults);
    if (seen) goOn(answer);
    setSaved(answer);
    return undefined;
  };

  return (
    <SimpleForm
      {...(seen ? { record: seen } : {})}
      {...(defaultValues ? { defaultValues } : {})}
      onSubmit={submit}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      toolbar={<ContentToolbar remove={remove} />}
      sx={{ p: { xs: 2, md: 3 } }}
    >
      <StaleBanner newer={newer} refused={refused} onReload={goOn} />
      {saved && onSaved ? <AfterSave record={saved} onSaved={onSaved} /> : null}
      {children}
    </SimpleForm>
  );
};
