import type { AdminAnnouncement } from '@bigorna/domain/endpoints/admin/content';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { ContentEdit } from '../content/content-edit.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { SendButton } from './send-button.tsx';
import { SentAnnouncement } from './sent-announcement.tsx';

const Draft = ({ draft }: { draft: AdminAnnouncement }) => {
  const { act } = useStaffAct();
  const params = { id: draft.id };
  return (
    <AnnouncementForm
      record={draft}
      save={(body, onFailure) => act('adminUpdateAnnouncement', { params, body }, { onFailure })}
      remove={() => act('adminDeleteAnnouncement', { params })}
    >
      <SendButton announcement={draft} />
    </AnnouncementForm>
  );
};

/** One announcement: a form until it is sent, from then on how it goes. */
export const AnnouncementEdit = () => (
  <ContentEdit<AdminAnnouncement> collection="announcements">
    {(record) => (record.sent_at === null ? <Draft draft={record} /> : <SentAnnouncement announcement={record} />)}
  </ContentEdit>
);
