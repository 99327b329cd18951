import { type AdminSettings, settingsBody } from '@bigorna/domain/endpoints/admin/content.schemas';
import { useState } from 'react';
import type { z } from 'zod';
import { type MutationOptions, useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { ContentForm } from '#shared/forms/content-form.tsx';
import { ContentEdit } from '#shared/forms/content-pages.tsx';
import { ConfirmRestriction } from './confirm-restriction.tsx';
import { PanelAccessInput } from './panel-access-input.tsx';
import { SignOutSection } from './sign-out-section.tsx';

/** Id of the only record. */
const RECORD_ID = 'site';

type Body = z.output<typeof settingsBody>;

const EditForm = ({ settings }: { settings: AdminSettings }) => {
  const { runAction } = useStaffMutation();
  const [confirmation, setConfirmation] = useState<{ resolve: (isConfirmed: boolean) => void }>();
  const askToConfirm = (): Promise<boolean> => new Promise((resolve) => setConfirmation({ resolve }));
  const closeWith = (isConfirmed: boolean) => {
    confirmation?.resolve(isConfirmed);
    setConfirmation(undefined);
  };

  const save = async (body: Body, options: MutationOptions) => {
    const removesAccess = body.admin_panel_access === 'super_admin' && settings.admin_panel_access !== 'super_admin';
    if (removesAccess && !(await askToConfirm())) return undefined;
    return runAction('adminUpdateSettings', { params: { id: RECORD_ID }, body }, options);
  };
  return (
    <>
      <ContentForm schema={settingsBody} record={settings} save={save}>
        <UiText color="textSecondary" sx={{ mb: 2 }} text="console.settings.intro" />
        <PanelAccessInput source="admin_panel_access" />
      </ContentForm>
      {confirmation ? <ConfirmRestriction onConfirm={() => closeWith(true)} onClose={() => closeWith(false)} /> : null}
    </>
  );
};

/** The site's settings, with mass actions below. */
export const SettingsEdit = () => (
  <>
    <ContentEdit<AdminSettings> id={RECORD_ID} title="console.menu.settings" collection="settings">
      {(settings) => <EditForm settings={settings} />}
    </ContentEdit>
    <SignOutSection />
  </>
);
