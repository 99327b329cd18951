import { Create, useRedirect } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { CARD } from '../content/content-edit.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

/** A new draft; it can be sent once it is saved. */
export const AnnouncementCreate = () => {
  const { act } = useStaffAct();
  const redirect = useRedirect();
  return (
    <Create title="console.announcements.new" sx={CARD}>
      <AnnouncementForm
        save={(body, onFailure) => act('adminCreateAnnouncement', { body }, { onFailure })}
        onSaved={({ id }) => redirect('edit', 'announcements', id)}
      />
    </Create>
  );
};
