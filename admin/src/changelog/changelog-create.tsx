import { useState } from 'react';
import { Create, useRedirect } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { CARD } from '../content/content-edit.tsx';
import { ChangelogForm } from './changelog-form.tsx';

/** A new entry of what is new on the site, of today. */
export const ChangelogCreate = () => {
  const { act } = useStaffAct();
  const redirect = useRedirect();
  const [defaults] = useState(() => ({ date: new Date().toISOString() }));
  return (
    <Create title="console.changelog.new" sx={CARD}>
      <ChangelogForm
        defaultValues={defaults}
        save={(body, onFailure) => act('adminCreateChangelog', { body }, { onFailure })}
        onSaved={() => redirect('list', 'changelog')}
      />
    </Create>
  );
};
