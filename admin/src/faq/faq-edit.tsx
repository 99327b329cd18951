import type { AdminFaqEntry } from '@bigorna/domain/endpoints/admin/content';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { ContentEdit } from '../content/content-edit.tsx';
import { FaqForm } from './faq-form.tsx';

const EditForm = ({ entry }: { entry: AdminFaqEntry }) => {
  const { act } = useStaffAct();
  const params = { id: entry.id };
  return (
    <FaqForm
      record={entry}
      save={(body, onFailure) => act('adminUpdateFaq', { params, body }, { onFailure })}
      remove={() => act('adminDeleteFaq', { params })}
    />
  );
};

/** One question. Its place in the order is chosen in the list. */
export const FaqEdit = () => (
  <ContentEdit<AdminFaqEntry> collection="faq">{(entry) => <EditForm entry={entry} />}</ContentEdit>
);
