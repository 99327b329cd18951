import { type AdminSettings, settingsBody } from '@bigorna/domain/endpoints/admin/content';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import { type ActFailure, useStaffAct } from '../acts/use-staff-act.tsx';
import { ContentEdit } from '../content/content-edit.tsx';
import { ContentForm } from '../content/content-form.tsx';
import { ConfirmClosing } from './confirm-closing.tsx';
import { PanelAccessInput } from './panel-access-input.tsx';

/** There is one record of settings, under this id. */
const ONLY = 'site';

type Body = z.output<typeof settingsBody>;

const EditForm = ({ settings }: { settings: AdminSettings }) => {
  const translate = useTranslate();
  const { act } = useStaffAct();
  const [asked, setAsked] = useState<{ answer: (goOn: boolean) => void }>();
  const confirmed = (): Promise<boolean> => new Promise((answer) => setAsked({ answer }));
  const answer = (goOn: boolean) => {
    asked?.answer(goOn);
    setAsked(undefined);
  };

  const save = async (body: Body, onFailure: (failure: ActFailure) => boolean) => {
    const closes = body.admin_panel_access === 'super_admin' && settings.admin_panel_access !== 'super_admin';
    if (closes && !(await confirmed())) return undefined;
    return act('adminUpdateSettings', { params: { id: ONLY }, body }, { onFailure });
  };
  return (
    <>
      <ContentForm schema={settingsBody} record={settings} save={save}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('console.settings.intro')}
        </Typography>
        <PanelAccessInput source="admin_panel_access" />
      </ContentForm>
      {asked ? <ConfirmClosing onConfirm={() => answer(true)} onClose={() => answer(false)} /> : null}
    </>
  );
};

/** What holds for the whole site. */
export const SettingsEdit = () => (
  <ContentEdit<AdminSettings> id={ONLY} collection="settings">
    {(settings) => <EditForm settings={settings} />}
  </ContentEdit>
);
